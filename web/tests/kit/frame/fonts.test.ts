import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(web, path), 'utf8')

function styled(folder: string): string[] {
  return readdirSync(join(web, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return styled(path)
    return /\.(css|svelte)$/.test(path) && path !== 'src/kit/frame/fonts.css' ? [path] : []
  })
}

test('every typeface comes from a token', () => {
  const files = styled('src')
  expect(files.length).toBeGreaterThan(100)
  for (const path of files)
    for (const [said, value] of read(path).matchAll(/\bfont(?:-family)?:\s*([^;{}]+);/g))
      expect(value!, `${path}: ${said}`).toMatch(/var\(--(sans|serif|mono)\)$|^inherit$/)
})

test('every page preloads the letters that it needs first', () => {
  for (const page of [
    'index',
    'floor',
    'event',
    'pit',
    'cash',
    'house',
    'school',
    'school-live',
    'school-tells',
    'hands',
  ])
    for (const face of ['source-sans-3-latin-wght-normal', 'lora-latin-wght-normal'])
      expect(read(`${page}.html`), page).toMatch(new RegExp(`rel="preload"[^>]*${face}\\.woff2`))
})
