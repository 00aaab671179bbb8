import type { Plugin } from 'vite'
import { lean } from './lean.ts'

/**
 * Builds MUI without its themes of CSS variables: the portal's are plain values, one theme for each mode (src/render/look). Nor with the
 * ripple of its buttons, which that theme turns off, and with a theme's own source text, which only a build without scripts asks for.
 */
export function leanTheme(): Plugin {
  return lean('@mui/material', {
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
}
