export const APPS = ['table', 'floor', 'event', 'cash', 'pit', 'house', 'lessons', 'tells', 'school']

/** What the folders of the page may know of one another. */
export default {
  forbidden: [
    {
      name: 'kit-knows-no-app',
      comment: 'The kit is what the apps stand on.',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: { path: `^src/(${APPS.join('|')})/` },
    },
    ...APPS.map((app) => ({
      name: `${app}-knows-no-other-app`,
      comment: 'What two apps share is in the kit.',
      severity: 'error',
      from: { path: `^src/${app}/` },
      to: { path: `^src/(${APPS.filter((other) => other !== app).join('|')})/` },
    })),
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-file-is-found',
      comment: 'A file that is not found would be one whose arrows nobody sees.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^\\.', couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.ftl'] },
  },
}
