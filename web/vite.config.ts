import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const room = process.env['CROUPIER_ROOM'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/croupier/server/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'floor.html', 'event.html', 'pit.html', 'cash.html'],
      checks: { pluginTimings: false },
    },
    license: { fileName: 'licences.md' },
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': room, '/ws': { target: room, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/languages.ts'] },
})
