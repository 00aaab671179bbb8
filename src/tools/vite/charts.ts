import type { Plugin } from 'vite'
import { lean } from './lean.ts'

/** What a component that is never drawn becomes. */
const nothing = (name: string): string => `export function ${name}() { return null }`

/**
 * Modules of the chart library, and what stands in their place: of each list of all that it can do, what the portal's charts use
 * (bars and shares, linear values over named bands, highlight under the pointer), and nothing for what they never draw.
 */
const REPLACED: Readonly<Record<string, string>> = {
  'internals/plugins/allPlugins.mjs': `
    import { useChartInteraction, useChartTooltip, useChartHighlight, useChartCartesianAxis } from '@mui/x-charts/plugins'
    export const DEFAULT_PLUGINS = [useChartTooltip, useChartInteraction, useChartCartesianAxis, useChartHighlight]`,
  'internals/plugins/utils/defaultSeriesConfig.mjs': `
    import { barSeriesConfig } from '../../../BarChart/seriesConfig/index.mjs'
    import { pieSeriesConfig } from '../../../PieChart/seriesConfig/index.mjs'
    export const defaultSeriesConfig = { bar: barSeriesConfig, pie: pieSeriesConfig }`,
  'internals/getScale.mjs': `
    import { scaleLinear } from '@mui/x-charts-vendor/d3-scale'
    export function getScale(type, domain, range) { return scaleLinear(domain, range) }`,
  // Gestures: no chart is zoomed, panned or brushed; a click and the pointer over a part are React's own events.
  'internals/plugins/corePlugins/useChartInteractionListener/useChartInteractionListener.mjs': `
    const instance = { addInteractionListener: () => ({ cleanup() {} }), updateZoomInteractionListeners() {} }
    export const useChartInteractionListener = () => ({ instance })
    useChartInteractionListener.params = {}
    useChartInteractionListener.getInitialState = () => ({})`,
  // Charts are hidden from assistive technology: the widget has the figures as a table. The texts of a toolbar and of a keyboard's way go with it.
  'internals/components/ChartsAccessibilityProxy/index.mjs': `${nothing('ChartsAccessibilityProxy')}\nexport function focusAccessibilityProxy() {}`,
  'locales/enUS.mjs': 'export const DEFAULT_LOCALE = {}\nexport const enUSLocaleText = {}\nexport const enUS = {}',
  // Slots of the toolbar, colours by value, several levels of ticks, labels inside of sectors, thousands of bars.
  'internals/material/index.mjs': 'export const defaultSlotsMaterial = {}',
  'internals/components/ChartsAxesGradients/index.mjs': nothing('ChartsAxesGradients'),
  'internals/colorScale.mjs': ['getSequentialColorScale', 'getOrdinalColorScale', 'getColorScale']
    .map(nothing)
    .join('\n'),
  'ChartsXAxis/ChartsGroupedXAxisTicks.mjs': nothing('ChartsGroupedXAxisTicks'),
  'ChartsYAxis/ChartsGroupedYAxisTicks.mjs': nothing('ChartsGroupedYAxisTicks'),
  'PieChart/PieArcLabelPlot.mjs': nothing('PieArcLabelPlot'),
  'BarChart/BatchBarPlot/index.mjs': nothing('BatchBarPlot'),
  // Times along an axis, axes as wide as their texts, points that are looked for around the pointer, a keyboard's way through the picture.
  'internals/dateHelpers.mjs': `export const isDateData = () => false\n${nothing('createDateFormatter')}`,
  'utils/timeTicks.mjs': 'export const tickFrequencies = {}',
  'internals/plugins/featurePlugins/useChartCartesianAxis/computeAxisAutoSize.mjs':
    'export function computeAxisAutoSize() {}',
  'internals/Flatbush.mjs': 'export class Flatbush {}',
  'internals/createCommonKeyboardFocusHandler.mjs': 'export const createCommonKeyboardFocusHandler = () => () => null',
}

/** What the charts go between: numbers, never colours, dates or texts. */
const INTERPOLATE = `
  export const interpolateNumber = (from, to) => (share) => from * (1 - share) + to * share
  export const interpolateRound = (from, to) => (share) => Math.round(from * (1 - share) + to * share)
  export { interpolateNumber as interpolate }
  ${['interpolateDate', 'interpolateString', 'piecewise'].map(nothing).join('\n')}`

/** A curve of the library of shapes, of which charts draw lines; bars and sectors have straight lines and arcs. */
const CURVE = /^\(?(?!Linear\b)\w+\.prototype = [^]*?^\}\)?;$/gm
/** A curve that is made with a factor when the library is loaded. */
const MADE = /= \(function custom/g

/** The provider's own list, for those who give it none: ours always comes from the list above. */
const PROVIDER = 'context/ChartsProvider/ChartsProvider.mjs'
const PROVIDER_LIST = /const defaultPlugins = \[[^\]]*\]/

/**
 * Builds the chart library without what no chart here uses: more than half of its bytes. Development and tests of units run it whole.
 */
export function leanCharts(): Plugin[] {
  return [
    lean('@mui/x-charts', {
      ...REPLACED,
      [PROVIDER]: (code) => code.replace(PROVIDER_LIST, 'const defaultPlugins = []'),
    }),
    lean('d3-interpolate', { 'dist/d3-interpolate.mjs': INTERPOLATE }),
    lean('d3-shape', {
      'dist/d3-shape.mjs': (code) => code.replace(CURVE, '').replace(MADE, '= /*#__PURE__*/ (function custom'),
    }),
  ]
}
