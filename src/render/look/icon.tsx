import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'
import Add from '@mui/icons-material/Add'
import BarChart from '@mui/icons-material/BarChart'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import Block from '@mui/icons-material/Block'
import Check from '@mui/icons-material/Check'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Close from '@mui/icons-material/Close'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import DoneAll from '@mui/icons-material/DoneAll'
import DirectionsBoat from '@mui/icons-material/DirectionsBoatOutlined'
import DonutLarge from '@mui/icons-material/DonutLarge'
import Download from '@mui/icons-material/DownloadOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import FiberManualRecord from '@mui/icons-material/FiberManualRecord'
import FilterList from '@mui/icons-material/FilterList'
import Flight from '@mui/icons-material/Flight'
import Group from '@mui/icons-material/GroupOutlined'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Inventory2 from '@mui/icons-material/Inventory2Outlined'
import Key from '@mui/icons-material/KeyOutlined'
import Link from '@mui/icons-material/Link'
import List from '@mui/icons-material/List'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Logout from '@mui/icons-material/Logout'
import Menu from '@mui/icons-material/Menu'
import PieChart from '@mui/icons-material/PieChartOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import PushPin from '@mui/icons-material/PushPin'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import Refresh from '@mui/icons-material/Refresh'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import Save from '@mui/icons-material/SaveOutlined'
import Schedule from '@mui/icons-material/Schedule'
import Search from '@mui/icons-material/Search'
import Send from '@mui/icons-material/SendOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import Tune from '@mui/icons-material/Tune'
import Upload from '@mui/icons-material/UploadOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Widgets from '@mui/icons-material/WidgetsOutlined'
import { useTheme } from '@mui/material/styles'

const ICONS: Record<string, ComponentType<SvgIconProps>> = {
  add: Add,
  after: ChevronRight,
  air: Flight,
  before: ChevronLeft,
  block: Block,
  box: Inventory2,
  changed: FiberManualRecord,
  chart: BarChart,
  check: Check,
  clock: Schedule,
  clipboard: Assignment,
  close: Close,
  collapse: ExpandLess,
  columns: ViewColumnOutlined,
  copy: ContentCopy,
  delete: Delete,
  done: DoneAll,
  donut: DonutLarge,
  download: Download,
  edit: Edit,
  error: ErrorOutlined,
  expand: ExpandMore,
  filter: FilterList,
  help: HelpOutline,
  home: Home,
  info: InfoOutlined,
  key: Key,
  link: Link,
  list: List,
  lock: Lock,
  logout: Logout,
  menu: Menu,
  next: ChevronRight,
  pie: PieChart,
  pin: PushPinOutlined,
  previous: ChevronLeft,
  print: Print,
  receipt: ReceiptLong,
  refresh: Refresh,
  road: LocalShipping,
  save: Save,
  sea: DirectionsBoat,
  search: Search,
  send: Send,
  settings: Tune,
  table: TableRows,
  template: Description,
  unpin: PushPin,
  upload: Upload,
  users: Group,
  view: Visibility,
  warning: WarningAmber,
  widgets: Widgets,
}

/** What points the way where lines run from right to left. */
const TURNED: Readonly<Record<string, string>> = {
  after: 'before',
  before: 'after',
  next: 'previous',
  previous: 'next',
}

/** An icon by the name that the JSON uses; decoration, so hidden from screen readers. An unknown name draws nothing. */
export function Icon({ name, ...rest }: { name: string | undefined } & SvgIconProps) {
  const { direction } = useTheme()
  const drawn = name !== undefined && direction === 'rtl' ? (TURNED[name] ?? name) : name
  const Drawn = drawn === undefined || !Object.hasOwn(ICONS, drawn) ? undefined : ICONS[drawn]
  return Drawn === undefined ? null : <Drawn aria-hidden {...rest} />
}
