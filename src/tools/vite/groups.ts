/** Modules whose paths end as one of the patterns does, without their endings. */
const ending = (...paths: string[]): RegExp => new RegExp(`/(${paths.join('|')})\\.[a-z]+$`)

/** What the signed-in pages share with the page of an anonymous link: it would load the shell for it. */
const data = ending(
  '@tanstack/.*',
  '@mui/material/LinearProgress/LinearProgress',
  '@mui/utils/(getReactElementRef|useControlled|useSlotProps)/.*',
  '@mui/material/utils/useControlled',
  '@mui/system/(useMediaQuery/.*|useThemeProps/.*)',
  'src/render/(source|source/[^/]+|services/[^/]+|parts/[^/]+|lookup/code-name|frame/(empty|failed|skeletons|step-button)|look/(icon|visually-hidden))',
  'src/config/rules/scope',
  'src/app/screens/(load|expected|queries)',
)

/** What screens of every kind read and write by; the page of an anonymous link needs no more of what they share. */
const reading = ending(
  '@mui/material/(Chip|useMediaQuery)/.*',
  'src/config/rules/signs',
  'src/render/(blocks/(blocks|heading|scope|states)|frame/status-badge|lookup/(items|use-lookup)|screen/(close|lead|screen|sheet)|view/(section|text))',
  'src/widgets/(manifest-options|block/(Table|long-word|rows-of)|input/lookup-words|wire/(list|moment|number|text))',
)

/** What explains itself beside the pointer, which cells of every list and view do. */
const tips = ending('@popperjs/.*', '@mui/material/(Popper|Tooltip)/.*', '@mui/utils/(useOnMount|useTimeout)/.*')

/** What else lists, forms and views need. */
const screens = ending(
  '@mui/icons-material/CalendarMonthOutlined',
  '@mui/material/(Card|FilledInput|Select|TextField)/.*',
  '@mui/system/styled/styled',
  'src/render/frame/(help-link|late-calendar|tool-button|unavailable)',
)

/** What forms and views need. */
const records = ending(
  '@mui/icons-material/MoreVert',
  '@mui/material/Badge/.*',
  '@mui/utils/usePreviousProps/.*',
  'src/config/rules/(asked|entries|entry-type|fields|own-entry|rules-at)',
  'src/render/(form/(focus|section-in-view|fields/(context|hooks|names))|frame/(more-menu|screen-header|section-nav)|screen/(held-input|unsaved))',
)

/** What else lists, and lists within views, need. */
const lists = ending(
  'src/render/(action/(perform|action-buttons)|grid/(access|order/(paging|filters)|body/pagination|export/(csv|export-button)|filter/use-filters))',
)

/** What views need, and a look at a record beside its list. */
const views = ending('src/render/(frame/header-slot|screen/(kept|opening))')

/** What opens over a page. */
const overlays = ending(
  'src/app/shell/(UserMenuList|WaitingSaves)',
  'src/app/(navigation/MobileMenu|drawers/DrawerHost|dialogs/ConfirmDialog|idle/IdleDialog)',
  'src/app/tracking/(FoundRecords|track)',
)

/** What the library of lists and that of charts share: a list would load the charts for it. */
const tables = /\/(@mui\/x-internals|@base-ui\/utils|reselect|use-sync-external-store|@babel\/runtime)\//

/**
 * What the bundler puts into one script: what is needed at once compresses better so, and is asked for at once. First all that the
 * sign-in page loads, then what kinds of pages share, or two libraries, the shell, what opens over it, the dashboard, and its charts.
 * What is left the bundler shares out.
 */
export const groups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'data', test: data },
  { name: 'tables', test: tables },
  { name: 'fade', test: ending('@mui/material/(Grow|Portal|internal)/(Grow|Portal|Transition)') },
  { name: 'shell', test: ending('src/app/shell/Shell') },
  { name: 'dashboard', test: ending('src/(render/dashboard|widgets/charts)') },
  { name: 'overlays', test: overlays },
  { name: 'reading', test: reading },
  { name: 'tips', test: tips },
  { name: 'screens', test: screens },
  { name: 'records', test: records },
  { name: 'lists', test: lists },
  { name: 'views', test: views },
  { name: 'chart', test: ending('src/widgets/(bar|pie|funnel)-chart/\\w+Chart') },
].map((group, index, { length }) => ({ ...group, priority: length - index }))
