type JSONSchema4 = Record<string, unknown>

export interface Made {
  file: string
  schema: JSONSchema4
}
export function types(schema: JSONSchema4): Promise<string>
export function schemas(): Promise<Made[]>
