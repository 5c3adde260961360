// The imports that are allowed between folders; `npm run lint` checks them. All kinds of imports count: types, side effects,
// dynamic imports, and workers, whose modules are imported for the types of their messages.

/** The folders of app/, lowest first. A folder may import folders of the lines before it. */
const appLevels = [
  ['messages'],
  ['lib'],
  ['motion'],
  ['navigation'],
  ['components', 'scenes'],
  ['player', 'gallery', 'offline'],
  ['exhibition'],
  ['shell', 'card'],
];

/** The folders of generator/, lowest first. */
const generatorLevels = [
  ['lib'],
  ['media'],
  ['content'],
  ['head'],
  ['pages'],
  ['html'],
  ['hosts'],
  ['serve'],
  ['check'],
];

/** The side of a page's folder that runs in Node: its schema and its maker. All other files run in the browser. */
const nodeSideOfPages = '^pages/[^/]+/(page|schema)[.]ts$';
const tests = '[.]test[.]tsx?$';

/** One rule for each folder: it must not import folders of its own level, higher folders, or the files in the root. */
const levelRules = (root, levels, usersOfRoot = []) =>
  levels.flatMap((folders, level) =>
    folders.map((folder) => {
      const lower = levels.slice(0, level).flat();
      const rootFiles = usersOfRoot.includes(folder) ? [`^${root}/[^/]+$`] : [];
      return {
        name: `${root}-${folder}-uses-lower-folders`,
        comment: `${root}/${folder} may import only ${[...lower, folder].map((name) => `${root}/${name}`).join(', ')}`,
        severity: 'error',
        from: { path: `^${root}/${folder}/`, pathNot: tests },
        to: { path: `^${root}/`, pathNot: [`^${root}/(${[...lower, folder].join('|')})/`, ...rootFiles] },
      };
    }),
  );

const mayOnlyImport = (folder, allowed, comment) => ({
  name: `${folder}-imports`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { dependencyTypes: ['local'], pathNot: [folder, ...allowed].map((path) => `^${path}(/|$)`) },
});

export default {
  forbidden: [
    mayOnlyImport('contract', [], 'contract/ is shared by generator and app, and imports nothing'),
    mayOnlyImport(
      'generator',
      ['contract', 'app/messages', 'pages', 'testing'],
      'generator/ gets the app as a built bundle, and imports only its messages and what makes the pages',
    ),
    mayOnlyImport('app', ['contract', 'pages', 'testing'], 'app/ gets its data as JSON, never from the generator'),
    {
      name: 'pages-node-side',
      comment: 'page.ts and schema.ts of a page run in Node: they import the generator, and of the app only messages',
      severity: 'error',
      from: { path: nodeSideOfPages },
      to: {
        dependencyTypes: ['local'],
        pathNot: [nodeSideOfPages, '^contract/', '^generator/(lib|media|content|head|pages)/', '^app/messages/'],
      },
    },
    {
      name: 'pages-browser-side',
      comment: 'the view of a page imports the app and its own folder, and not other pages',
      severity: 'error',
      from: { path: '^pages/([^/]+)/', pathNot: [nodeSideOfPages, tests] },
      to: { dependencyTypes: ['local'], pathNot: ['^pages/$1/', '^contract/', '^app/'] },
    },
    {
      name: 'browser-imports-types-of-node',
      comment: 'what runs in the browser imports only types from the Node side of a page',
      severity: 'error',
      from: { path: '^(app|pages)/', pathNot: [nodeSideOfPages, tests] },
      to: { path: nodeSideOfPages, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-a-view',
      comment: 'views load on demand; others import only the Node side of a page, or its types',
      severity: 'error',
      from: { path: '^(app|acceptance|bench|desk|e2e|fixture|generator)/' },
      to: { path: '^pages/', pathNot: nodeSideOfPages },
    },
    {
      name: 'pages-are-above',
      comment: 'generator/lib, media, content and head know no page',
      severity: 'error',
      from: { path: '^generator/(lib|media|content|head)/', pathNot: tests },
      to: { path: '^pages/' },
    },
    mayOnlyImport(
      'desk',
      ['contract', 'generator', 'pages', 'app/styles', 'app/components/icon.tsx', 'testing'],
      'desk/ edits the files that the generator reads; generator and app must not import it',
    ),
    mayOnlyImport(
      'fixture',
      ['contract', 'generator', 'pages'],
      'fixture/ has content, and one program that makes its media',
    ),
    mayOnlyImport(
      'acceptance',
      ['contract', 'generator', 'pages', 'testing'],
      'acceptance/ compares the content with the specification',
    ),
    mayOnlyImport(
      'bench',
      ['contract', 'generator', 'pages', 'desk/server', 'desk/value.ts', 'e2e/support', 'testing'],
      'bench/ visits the built site',
    ),
    mayOnlyImport(
      'e2e',
      [
        'contract',
        'generator',
        'pages',
        'desk/server',
        'desk/value.ts',
        'app/lib',
        'app/messages',
        'app/shell/search/find.ts',
        'app/server.tsx',
        'testing',
      ],
      'e2e/ visits the built site',
    ),
    ...levelRules('app', appLevels),
    ...levelRules('generator', generatorLevels, ['serve']),
    {
      name: 'desk-page-runs-in-the-browser',
      comment: 'desk/server and the generator need Node, so the page sends requests instead',
      severity: 'error',
      from: { path: '^desk/page/' },
      to: { path: ['^(desk/server|generator)/', nodeSideOfPages] },
    },
    {
      name: 'no-cycles',
      comment: 'modules that import each other cannot be read or changed one at a time',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'testing-is-for-tests',
      comment:
        'testing/ has fakes and copies for tests and benchmarks; the site, the build and the desk must not use it',
      severity: 'error',
      from: { path: '^(app|contract|generator|desk|pages)/', pathNot: tests },
      to: { path: '^testing/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, dependencyTypesNot: ['npm', 'npm-dev', 'unknown'] },
    },
  ],
  options: {
    parser: 'swc', // The other parser needs TypeScript's JavaScript API, which TypeScript 7 does not have.
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.css'] },
  },
};
