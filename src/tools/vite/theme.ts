import type { Plugin } from 'vite'
import { lean } from './lean.ts'

/** Builds MUI without its themes of CSS variables: the portal's are plain values, one theme for each mode (src/render/look). */
export function leanTheme(): Plugin {
  return lean('@mui/material', {
    'styles/createThemeWithVars.mjs': 'export default function createThemeWithVars() {}',
    'styles/ThemeProviderWithVars.mjs': `
      const nothing = () => null
      export {
        nothing as CssVarsProvider, nothing as Experimental_CssVarsProvider,
        nothing as useColorScheme, nothing as getInitColorSchemeScript,
      }`,
  })
}
