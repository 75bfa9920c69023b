/**
 * Makes TypeScript of the schemas in src/kit/wire, and of those of asks what their forms need: `npm run wire`; tests
 * compare what lies there with what this makes.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { format, resolveConfig } from 'prettier'

const WIRE = fileURLToPath(new URL('../src/kit/wire/', import.meta.url))

/** Who may ask what: a table, and no schema. */
const NEEDS = 'needs.json'

const BANNER = '// Made by `npm run wire` from the schema beside it: not to be edited.'

async function formatted(text) {
  const options = await resolveConfig(WIRE + 'any.ts')
  return format(text, { ...options, plugins: [], parser: 'typescript' })
}

/** The TypeScript of one schema. */
export async function types(schema) {
  const text = await compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: BANNER,
    format: false,
  })
  return formatted(text)
}

const SORTS = { boolean: 'flag', integer: 'number', string: 'text' }

/** What a form can know of a field; null for what nobody types into one, as lists of lists. */
function fieldOf({ enum: choices, anyOf, type, items, minimum, maximum, maxLength }) {
  if (anyOf) return fieldOf(anyOf.find((each) => each.type !== 'null') ?? {})
  if (choices) return { sort: 'choice', choices }
  if (type === 'array')
    return { integer: { sort: 'amounts' }, string: { sort: 'words' } }[items?.type] ?? null
  const sort = SORTS[type]
  return sort ? { sort, min: minimum, max: maximum, longest: maxLength } : null
}

/** What forms need of the asks of one schema: kind and bounds of every field, by the name of the ask. */
export async function forms({ definitions }) {
  const said = Object.values(definitions).flatMap(({ title, properties = {}, required = [] }) => {
    const { type, ...fields } = properties
    const typed = Object.entries(fields)
      .map(([field, schema]) => [field, fieldOf(schema), required.includes(field) || undefined])
      .filter(([, kind]) => type?.enum && kind)
      .map(([field, kind, needed]) => [field, { ...kind, required: needed }])
    return typed.length
      ? [`export const ${title} = ${JSON.stringify(Object.fromEntries(typed))} as const`]
      : []
  })
  return formatted([BANNER, ...said].join('\n\n'))
}

/** Every schema of the wire, by the file its types stand in. */
export async function schemas() {
  const names = (await readdir(WIRE)).filter((name) => name.endsWith('.json') && name !== NEEDS).sort()
  return Promise.all(
    names.map(async (name) => ({
      file: WIRE + name.replace(/json$/, 'ts'),
      /** Where its forms stand; null where it is no schema of asks. */
      form: name.endsWith('-ask.json') ? WIRE + name.replace(/-ask\.json$/, '-forms.ts') : null,
      schema: JSON.parse(await readFile(WIRE + name, 'utf8')),
    })),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, form, schema } of await schemas()) {
    await writeFile(file, await types(schema))
    if (form) await writeFile(form, await forms(schema))
  }
}
