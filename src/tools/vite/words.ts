import type { Plugin } from 'vite'
import { lean } from './lean.ts'

/** Builds what reads files of translators without streams, which no browser has: the reader asks for them and goes on without. */
export function leanWords(): Plugin {
  return lean('sax', { 'lib/sax.js': (code) => code.replace("require('stream').Stream", 'undefined') })
}
