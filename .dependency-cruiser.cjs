/** Who may import whom. Each rule says why; the table stands in docs/rooms.md. */
const only = (room, allowed, reason) => ({
  name: `${room}-imports`,
  comment: reason,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [`^src/${room}/`, ...allowed] },
})

/** A room is entered by its public face alone. */
const face = (room, faces) => ({
  name: `${room}-public-face`,
  comment: `Other rooms enter ${room} by ${faces.join(', ')} only, so that its inside may change.`,
  severity: 'error',
  from: { path: '^(src|tests)/', pathNot: `^src/${room}/` },
  to: { path: `^src/${room}/`, pathNot: faces.map((file) => `^src/${room}/${file}$`) },
})

/** Each folder of a room may import those before it in the list. The room's faces and its tests stand above all of them. */
const foldersInOrder = (room, folders, faces = []) =>
  folders.map((folder, index) => ({
    name: `${room}-${folder}`,
    comment: `The folders of ${room} import each other one way; their order stands here.`,
    severity: 'error',
    from: { path: `^src/${room}/${folder}/`, pathNot: ['\\.test\\.tsx?$', '/testing/'] },
    to: { path: `^src/${room}/(${[...folders.slice(index + 1).map((each) => `${each}/`), ...faces].join('|')})` },
  }))

const ROOT = '[^/]+\\.tsx?$'

module.exports = {
  forbidden: [
    only('contract', [], 'The contract is the ground: it knows only itself.'),
    only('config', ['^src/contract/'], 'The compiler of the JSON knows the contract and nothing that draws or serves.'),
    only(
      'changes',
      ['^src/config/(node|served)\\.ts$'],
      'Change sets are values: who keeps them, in files or in a store, and who asks is not known there.',
    ),
    only(
      'render',
      ['^src/config/', '^src/contract/'],
      'The engine draws models and asks a DataPort; it knows no part, no page, no gateway.',
    ),
    only(
      'widgets',
      ['^src/render/', '^src/config/index\\.ts$'],
      'A part is drawn by the engine and knows only what the engine gives (manifests: the manifest type).',
    ),
    only(
      'app',
      ['^src/(widgets|render|config|contract)/'],
      'The portal wires the rooms; it meets the gateway through the contract alone.',
    ),
    only(
      'draw',
      ['^src/(widgets|render|config)/'],
      'A page around the engine alone: it meets no gateway and knows no portal.',
    ),
    only(
      'gateway',
      ['^src/(contract|config)/', '^src/changes/index\\.ts$', '^src/studio/host/(api|new-tenant)\\.ts$'],
      'The embedded gateway keeps the contract and shares no code with the page; of the studio it knows what the two say to each other.',
    ),
    only(
      'studio',
      [
        '^src/app/index\\.ts$',
        '^src/render/source\\.ts$',
        '^src/contract/',
        '^src/config/(index|node|theme/palettes|explain/word-files)\\.ts$',
        '^src/changes/folder\\.ts$',
      ],
      'The page for configurers shows the portal in a frame; of the portal it knows how one signs in, of the engine how it calls, of the compiler its words, of change sets what a folder may hold.',
    ),
    only(
      'tools',
      [
        '^src/(gateway|changes|config|contract)/',
        '^src/widgets/manifests\\.ts$',
        '^src/studio/host/(api|new-tenant)\\.ts$',
      ],
      'Node entries; of the parts they read the manifests, which are plain data.',
    ),
    face('contract', ['index\\.ts', 'path-params\\.ts', 'generated/gateway\\.json']),
    face('config', [
      'index\\.ts',
      'node\\.ts',
      'served\\.ts',
      'rules/examples\\.ts',
      'theme/palettes\\.ts',
      'explain/word-files\\.ts',
      'testing/(world|contract)\\.ts',
    ]),
    face('changes', ['index\\.ts', 'folder\\.ts']),
    face('render', [
      'index\\.ts',
      'source\\.ts',
      'form\\.ts',
      'grid\\.ts',
      'peek\\.ts',
      'view\\.ts',
      'page\\.ts',
      'dashboard\\.ts',
      'pdf\\.ts',
      'core\\.ts',
      'testing/sizes\\.ts',
    ]),
    face('widgets', [
      'manifests\\.ts',
      'fields\\.ts',
      'cells\\.ts',
      'blocks\\.ts',
      'charts\\.ts',
      'wire/check-digit\\.ts',
    ]),
    face('gateway', ['index\\.ts', 'filling\\.ts']),
    face('studio', ['host/(api|new-tenant)\\.ts']),
    {
      name: 'only-tools-know-the-demonstration',
      comment: 'A store in production holds no demonstration: what fills a new tenant is passed in (fillTenant).',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/tools/' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-public-face',
      comment: 'Who starts a gateway needs the demonstration as a whole, and its users.',
      severity: 'error',
      from: { path: '^(src|tests)/' },
      to: { path: '^demo/', pathNot: '^demo/index\\.ts$' },
    },
    {
      name: 'demo-imports',
      comment: 'The demonstration fills a tenant from outside: of the gateway it knows what whoever fills one may use.',
      severity: 'error',
      from: { path: '^demo/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/gateway/filling\\.ts$', '^src/contract/index\\.ts$'] },
    },
    ...foldersInOrder(
      'config',
      [
        ...['shared', 'model', 'theme', 'conditions', 'source', 'data', 'rules', 'findings', 'meta', 'files', 'layers'],
        ...['check', 'compile', 'upgrade', 'drawn', 'explain', 'edit', 'about'],
      ],
      ['index\\.ts', 'node\\.ts', 'served\\.ts'],
    ),
    ...foldersInOrder(
      'render',
      [
        ...['look', 'services', 'screen', 'source', 'parts', 'frame', 'lookup', 'action', 'pdf', 'form', 'blocks'],
        ...['dashboard', 'grid', 'drilldown', 'view'],
      ],
      [ROOT],
    ),
    ...foldersInOrder('render/form', ['core', 'merge', 'fields', 'drafts', 'conflict', 'record'], [ROOT]),
    ...foldersInOrder(
      'render/grid',
      ['order', 'arrangement', 'flags', 'filter', 'export', 'peek', 'chosen', 'body'],
      [ROOT],
    ),
    ...foldersInOrder(
      'gateway',
      [
        ...[
          'ground',
          'telemetry',
          'uploads',
          'session',
          'mail',
          'store',
          'reference',
          'opening',
          'operation',
          'operations',
        ],
        ...['published', 'rules', 'routes', 'studio', 'host'],
      ],
      [ROOT],
    ),
    ...foldersInOrder(
      'gateway/store',
      [
        ...['tables', 'database', 'accounts', 'calls', 'trail', 'requests', 'shipments', 'documents', 'customs'],
        ...['studio', 'backup'],
      ],
      [ROOT],
    ),
    ...foldersInOrder(
      'gateway/operations',
      [
        'customs',
        'documents',
        'reference',
        'bookings',
        'quotes',
        'templates',
        'shipments',
        'accounts',
        'people',
        'widgets',
      ],
      [ROOT],
    ),
    ...foldersInOrder(
      'tools',
      [
        ...['project', 'generate', 'help', 'vite', 'tenants', 'studio', 'works', 'run', 'proof', 'users', 'load'],
        ...['pictures', 'draw'],
      ],
      [ROOT],
    ),
    ...foldersInOrder(
      'studio',
      [
        ...[
          'host',
          'place',
          'words',
          'waiting',
          'controls',
          'conditions',
          'between',
          'properties',
          'adding',
          'inspector',
          'outline',
          'preview',
        ],
        ...['overall', 'hosted'],
      ],
      [ROOT],
    ),
    ...foldersInOrder('widgets', ['wire', 'input', 'block', 'chart'], [ROOT]),
    ...foldersInOrder(
      'app',
      [
        ...'address session gateway tenant i18n theme portal pages dialogs line device idle'.split(' '),
        ...'outside login password two-step screens drawers print navigation tracking home anonymous shell boot'.split(
          ' ',
        ),
      ],
      [ROOT],
    ),
    {
      name: 'parts-stand-alone',
      comment:
        'A part can be taken away without another one missing it: what several share stands in a folder without a manifest.',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: '^src/widgets/', pathNot: '^src/widgets/($1/|wire/|input/|block/|chart/|manifest-options\\.ts$)' },
    },
    {
      name: 'no-circles',
      comment: 'A circle of imports cannot be read from any end.',
      severity: 'error',
      from: { path: '^(src|demo)/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports is dead code.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: [
          '^src/tools/[^/]+\\.ts$',
          '^src/tools/vite/groups\\.ts$',
          '^src/tools/proof/portal-lint\\.js$',
          '^src/studio/main\\.tsx$',
          '\\.d\\.ts$',
          '\\.test(-d)?\\.tsx?$',
        ],
      },
      to: {},
    },
    {
      name: 'browser-rooms-stay-in-the-browser',
      comment: 'What a page loads must not lean on Node.',
      severity: 'error',
      from: { path: '^src/(contract|render|widgets|app|draw)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tests-in-code',
      comment: 'Code never leans on a test.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
    moduleSystems: ['es6'],
  },
}
