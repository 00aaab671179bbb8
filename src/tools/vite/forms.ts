import type { Plugin } from 'vite'
import { lean } from './lean.ts'

/**
 * Builds the form library with the browser's own addresses in the place of a library for them: it compares and follows the names of schemas
 * that refer to one another, and the rules of a form are whole when they come to it.
 */
export function leanForms(): Plugin {
  return lean('fast-uri', {
    'index.js': `export default {
      equal: (one, other) => one === other,
      resolve: (base, reference) => new URL(reference, base).href,
    }`,
  })
}
