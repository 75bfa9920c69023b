/** Makes TypeScript of the schemas in src/kit/wire: `npm run wire`; tests compare what lies there with what this makes. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { format, resolveConfig } from 'prettier'

const WIRE = fileURLToPath(new URL('../src/kit/wire/', import.meta.url))

/** The TypeScript of one schema. */
export async function types(schema) {
  const text = await compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: '// Made by `npm run wire` from the schema beside it: not to be edited.',
    format: false,
  })
  const options = await resolveConfig(WIRE + 'any.ts')
  return format(text, { ...options, plugins: [], parser: 'typescript' })
}

/** Every schema of the wire, by the file its types stand in. */
export async function schemas() {
  const names = (await readdir(WIRE)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => ({
      file: WIRE + name.replace(/json$/, 'ts'),
      schema: JSON.parse(await readFile(WIRE + name, 'utf8')),
    })),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, schema } of await schemas()) await writeFile(file, await types(schema))
}
