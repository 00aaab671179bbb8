import type { Plugin } from 'vite'

/** Modules of a folder, as patterns. */
const of = (folder: string, ...names: string[]): string[] => names.map((name) => `${folder}/${name}`)

/** Whether a module's path ends as a pattern does, without its ending. */
const ends = (pattern: string): RegExp => new RegExp(`/${pattern}\\.[a-z]+$`)

/** What the signed-in pages share with the page of an anonymous link: it would load the shell for it. */
const data = [
  '@tanstack/.*',
  ...of('@mui/material', 'LinearProgress/LinearProgress', 'utils/useControlled'),
  ...of('@mui/utils', 'getReactElementRef/.*', 'useControlled/.*', 'useSlotProps/.*'),
  ...of('@mui/system', 'useMediaQuery/.*', 'useThemeProps/.*'),
  ...of('src/render', 'source', 'source/[^/]+', 'services/[^/]+', 'parts/[^/]+', 'lookup/code-name'),
  ...of('src/render/frame', 'empty', 'failed', 'header-bar', 'skeletons', 'step-button'),
  ...of('src/render', 'look/icon', 'look/visually-hidden', 'look/waiting-text', 'screen/hand-on'),
  ...of('src/config', 'rules/scope', 'shared/object'),
  'src/app/pages/translated',
  ...of('src/app/screens', 'load', 'expected', 'queries'),
]

/** What screens of every kind read and write by; the page of an anonymous link needs no more of what they share. */
const reading = [
  ...of('@mui/material', 'Chip/.*', 'useMediaQuery/.*'),
  'src/config/rules/signs',
  ...of('src/render/blocks', 'blocks', 'heading', 'scope', 'states'),
  ...of('src/render/screen', 'close', 'lead', 'measured', 'screen', 'sheet'),
  ...of(
    'src/render',
    'frame/status-badge',
    'look/number',
    'lookup/items',
    'lookup/use-lookup',
    'view/section',
    'view/text',
  ),
  ...of('src/widgets', 'manifest-options', 'input/lookup-words'),
  ...of('src/widgets/block', 'Table', 'long-word', 'rows-of'),
  ...of('src/widgets/wire', 'list', 'moment', 'text'),
]

/** What explains itself beside the pointer, which cells of every list and view do. */
const tips = [
  '@popperjs/.*',
  ...of('@mui/material', 'Popper/.*', 'Tooltip/.*'),
  ...of('@mui/utils', 'useOnMount/.*', 'useTimeout/.*'),
]

/** What else lists, forms and views need. */
const screens = [
  '@mui/icons-material/CalendarMonthOutlined',
  ...of('@mui/material', 'Card/.*', 'FilledInput/.*', 'Select/.*', 'TextField/.*'),
  '@mui/system/styled/styled',
  ...of('src/render/frame', 'help-link', 'late-calendar', 'tool-button', 'unavailable'),
]

/** What forms and views need. */
const records = [
  '@mui/icons-material/MoreVert',
  '@mui/material/Badge/.*',
  '@mui/utils/usePreviousProps/.*',
  ...of('src/config/rules', 'asked', 'entries', 'entry-type', 'fields', 'own-entry', 'rules-at'),
  ...of('src/render/form', 'focus', 'section-in-view', 'fields/context', 'fields/hooks', 'fields/names'),
  ...of('src/render/frame', 'more-menu', 'screen-header', 'section-nav'),
  ...of('src/render/screen', 'held-input', 'unsaved'),
]

/** What else lists, and lists within views, need. */
const lists = [
  ...of('src/render/action', 'perform', 'action-buttons'),
  ...of('src/render/grid', 'access', 'order/paging', 'order/filters', 'body/pagination'),
  ...of('src/render/grid', 'export/csv', 'export/export-button', 'filter/use-filters'),
]

/** What views need, and a look at a record beside its list. */
const views = of('src/render', 'frame/header-slot', 'screen/kept', 'screen/opening')

/** What opens over a page. */
const overlays = [
  ...of('src/app/shell', 'UserMenuList', 'WaitingSaves'),
  ...of('src/app', 'navigation/MobileMenu', 'drawers/DrawerHost', 'dialogs/ConfirmDialog', 'idle/IdleDialog'),
  ...of('src/app/tracking', 'FoundRecords', 'track'),
]

/** What the library of lists and that of charts share: a list would load the charts for it. */
const tables = ['@mui/x-internals', '@base-ui/utils', 'reselect', 'use-sync-external-store', '@babel/runtime'].map(
  (library) => `${library}/.*`,
)

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  data,
  tables,
  fade: of('@mui/material', 'Grow/Grow', 'Portal/Portal', 'internal/Transition'),
  shell: ['src/app/shell/Shell'],
  dashboard: ['src/render/dashboard', 'src/widgets/charts'],
  overlays,
  reading,
  tips,
  screens,
  records,
  lists,
  views,
  chart: ['src/widgets/(bar|pie|funnel)-chart/\\w+Chart'],
}

/**
 * Which modules the bundler puts into one script: what is needed together compresses better together, and comes with one request. First all
 * that the sign-in page loads, then what kinds of pages share, or two libraries, the shell, what opens over it, the dashboard, and its
 * charts. The bundler splits the rest by itself.
 */
export const groups = [
  { name: 'start', tags: ['$initial' as const] },
  ...Object.entries(GROUPS).map(([name, patterns]) => {
    const tests = patterns.map(ends)
    return { name, test: (id: string) => tests.some((test) => test.test(id)) }
  }),
].map((group, index, { length }) => ({ ...group, priority: length - index }))

/** A build fails where nothing bears a name of a group any more: what it meant would fall back into files of its own unseen. */
export function namedGroups(): Plugin {
  return {
    name: 'named groups',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return
      const modules = [...this.getModuleIds()]
      const missing = Object.values(GROUPS)
        .flat()
        .filter((pattern) => !modules.some((id) => ends(pattern).test(id)))
      if (missing.length > 0) this.error(`No module is called ${missing.join(', ')} now: a group of scripts names it.`)
    },
  }
}
