import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { shell } from './tools/shell.ts'

const room = process.env['CROUPIER_ROOM'] ?? 'http://127.0.0.1:8080'

const FONTS = ['lora', 'source-code-pro', 'source-sans-3']

/** The licence of each font, kept beside its files as the Open Font License asks. */
const fontLicences: Plugin = {
  name: 'font-licences',
  apply: 'build',
  generateBundle() {
    for (const font of FONTS) {
      const licence = new URL(`node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url)
      // Under a name of its own: two licences of one wording would else become one file.
      const fileName = `assets/${font}-licence.txt`
      this.emitFile({ type: 'asset', fileName, source: readFileSync(licence, 'utf8') })
    }
  },
}

export default defineConfig({
  plugins: [svelte(), fontLicences, shell],
  build: {
    outDir: '../src/croupier/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A font inside the style sheet would be one from `data:`, which the room's content policy refuses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      input: [
        'index.html',
        'floor.html',
        'event.html',
        'pit.html',
        'cash.html',
        'house.html',
        'staff.html',
        'school.html',
        'school-live.html',
        'school-tells.html',
        'hands.html',
      ],
      checks: { pluginTimings: false },
      // What most pages load is one file: cut by what each page needs of it, it would be a dozen, and larger.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'kit',
              test: /node_modules(?!.*(?:bindings\/select|uqr))|src\/kit\/(?!cards|chips|faces|sound|shell|wire|own|form\/(?!JoinForm)|locales|time|http|dates|figures|course|people|talk|session\/(staff|needs|address|roles)|text\/(en|ru)\.|frame\/(preferences\/(?!words)|acts|Speech))/,
              minShareCount: 2,
            },
            // What lies on every felt is one file too: a page of cards without chips does not part it for the table.
            {
              name: 'felt',
              test: /src\/kit\/(cards\/(PlayingCard|card\.ts)|chips\/(?!typed)|time\/)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
    license: { fileName: 'licences.md' },
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': room, '/ws': { target: room, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
})
