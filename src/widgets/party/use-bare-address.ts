import { useDataPath, useValues } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import { linePaths } from './fields.ts'
import type { Options } from './manifest.ts'

/** Whether a party that is only read has no address line: there is nothing to show of it. */
export function useBareAddress(options: Options, readOnly: boolean): boolean {
  const lines = linePaths(options).map(useDataPath())
  return useValues(lines, (texts) => readOnly && texts.every((text) => showText(text) === ''))
}
