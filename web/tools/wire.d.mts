type JSONSchema4 = Record<string, unknown>

export interface Made {
  file: string
  form: string | null
  schema: JSONSchema4
}
export function types(schema: JSONSchema4): Promise<string>
export function forms(schema: JSONSchema4): Promise<string>
export function schemas(): Promise<Made[]>
