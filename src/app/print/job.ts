import { atom } from 'jotai/vanilla'
import type { PrintJob } from '../../render/index.ts'
import type { Store } from '../session/account.ts'

/** A job that waits to be printed. */
export interface OpenJob {
  job: PrintJob
  /** The job is over; false when what it needs could not be had. */
  done(isPrinted: boolean): void
}

export const printAtom = atom<OpenJob | null>(null)

/** Prints a view; resolves when the browser's dialog is closed. One at a time: a job that another one replaces counts as over. */
export function print(store: Store, job: PrintJob): Promise<boolean> {
  store.get(printAtom)?.done(true)
  return new Promise((resolve) => {
    store.set(printAtom, {
      job,
      done(isPrinted) {
        store.set(printAtom, null)
        resolve(isPrinted)
      },
    })
  })
}
