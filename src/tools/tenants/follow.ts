import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Diagnostic } from '../../config/index.ts'
import { configFolders } from '../project/read.ts'
import { findings } from './check.ts'

/** Changes that come together are looked at together, in milliseconds. */
const PAUSE = 30

/** The findings after each change of the configuration, for as long as somebody asks. */
export async function* followed(root: string, only?: string): AsyncGenerator<Diagnostic[]> {
  let isChanged = false
  let wake = (): void => undefined
  const watchers = configFolders.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      isChanged = true
      wake()
    }),
  )
  try {
    for (;;) {
      if (!isChanged) await new Promise<void>((resolve) => (wake = resolve))
      await setTimeout(PAUSE)
      isChanged = false
      yield await findings(root, only)
    }
  } finally {
    for (const watcher of watchers) watcher.close()
  }
}
