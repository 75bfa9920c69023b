import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const LANGUAGES = ['en', 'ru'] as const
const DARK = '#0a1311'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The words of the shell in one language: it must say them where no catalogue can be loaded. */
function saying(language: string): (code: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(read(`../src/kit/shell/${language}.ftl`)))
  return (code) => {
    const pattern = bundle.getMessage(code)?.value
    if (!pattern) throw new Error(`the shell has no words for ${code} in ${language}`)
    return bundle.formatPattern(pattern)
  }
}

/** What a machine must know to have the house among its own programs. */
function manifest(language: string): string {
  const say = saying(language)
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: 'Croupier',
    short_name: 'Croupier',
    description: say('shell-about'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: DARK,
    theme_color: DARK,
    categories: ['games'],
    icons: [
      icon('icons/192.png', '192x192', 'any'),
      icon('icons/512.png', '512x512', 'any'),
      icon('icons/maskable-512.png', '512x512', 'maskable'),
      icon('mark.svg', 'any', 'any'),
    ],
  })
}

/** The page that says, in every language, that the house cannot be reached. */
function offline(): string {
  const sections = LANGUAGES.map((language) => {
    const say = saying(language)
    const words = `<h1>${say('shell-offline')}</h1><p role="status">${say('shell-offline-why')}</p>`
    return `<section lang="${language}">${words}<button type="button">${say('shell-again')}</button></section>`
  })
  return read('shell/offline.html').replace('></main>', `>${sections.join('')}</main>`)
}

/** What makes of the pages a program that can be installed: manifests, the page without a house, its worker. */
export const shell: Plugin = {
  name: 'shell',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: '/en.webmanifest' }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/180.png' }, injectTo: 'head' },
  ],
  generateBundle(_, bundle) {
    const page = offline()
    const script = read('shell/offline.js')
    const version = createHash('sha256')
      .update(Object.keys(bundle).sort().join() + page + script)
      .digest('hex')
      .slice(0, 12)
    const files = {
      'offline.html': page,
      'offline.js': script,
      'sw.js': read('shell/worker.js').replace('VERSION', version),
      ...Object.fromEntries(LANGUAGES.map((language) => [`${language}.webmanifest`, manifest(language)])),
    }
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
  },
}
