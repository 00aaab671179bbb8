import type { Plugin } from 'vite'
import { lean } from './lean.ts'

/**
 * Builds MUI without its themes of CSS variables: the portal's are plain values, one theme for each mode (src/render/look). Nor with the
 * ripple of its buttons, which that theme turns off, and with a theme's own source text, which only a build without scripts asks for; nor
 * with what copies statics of a component that is wrapped by emotion's `withTheme`, which nothing is. Styles say container queries in
 * full, in the order in which they count: without MUI's short names for them, and what sorts those.
 */
export function leanTheme(): Plugin[] {
  const material = lean('@mui/material', {
    'ButtonBase/TouchRipple.mjs': 'export default function TouchRipple() { return null }',
    'styles/stringifyTheme.mjs': 'export function stringifyTheme() {}',
    'styles/createThemeWithVars.mjs': 'export default function createThemeWithVars() {}',
    'styles/ThemeProviderWithVars.mjs': `
      const nothing = () => null
      export {
        nothing as CssVarsProvider, nothing as Experimental_CssVarsProvider,
        nothing as useColorScheme, nothing as getInitColorSchemeScript,
      }`,
  })
  const system = lean('@mui/system', {
    'cssContainerQueries/cssContainerQueries.mjs': `
      export default (theme) => theme
      export const sortContainerQueries = (_theme, css) => css
      export const isCqShorthand = () => false
      export const getContainerQuery = () => null`,
  })
  const statics = { 'dist/hoist-non-react-statics.cjs.js': 'export default (component) => component' }
  return [material, system, lean('hoist-non-react-statics', statics)]
}
