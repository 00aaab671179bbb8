import { useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { EngineContext, useEngine } from '../../render/index.ts'
import type { PrintJob } from '../../render/index.ts'
import type { Store } from '../portal/state.ts'
import { useScene } from '../portal/scene.ts'
import { loadView } from '../screens/load.ts'
import { useLoaded } from '../screens/use-loaded.ts'
import { tenantFile } from '../tenant/files.ts'
import { PAPER_CLASS, pageStyles, paperStyles } from './paper-styles.ts'

/** A job that waits to be printed. */
interface OpenJob {
  job: PrintJob
  /** The job is over; false when what it needs could not be loaded. */
  done(isPrinted: boolean): void
}

const printAtom = atom<OpenJob | null>(null)

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

/** Draws what is to be printed beside the page, out of sight, and opens the browser's dialog once it is whole. */
export function PrintHost() {
  const open = useAtomValue(printAtom)
  return open === null ? <GlobalStyles styles={pageStyles} /> : createPortal(<Sheet open={open} />, document.body)
}

function Sheet({ open: { job, done } }: { open: OpenJob }) {
  const services = useEngine()
  const { data: loaded, isError } = useLoaded(job.view, loadView)
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, ...loaded?.parts } }), [services, loaded])
  useEffect(() => {
    if (isError) done(false)
  }, [isError, done])
  if (loaded === undefined) return null
  const { Paper, model } = loaded
  return (
    <EngineContext value={engine}>
      <GlobalStyles styles={paperStyles} />
      <Box className={PAPER_CLASS} inert aria-hidden>
        <Paper
          model={model}
          recordId={job.record}
          data={job.data}
          letterhead={<Logo />}
          onReady={(title) => void printPage(title).then(() => done(true))}
        />
      </Box>
    </EngineContext>
  )
}

/** The tenant's logo, unless its setting printLogo is 'false' (specification of the shipments, §2). */
function Logo() {
  const { boot } = useScene()
  const logo = tenantFile(boot.url, boot.theme.logo)
  if (boot.printLogo === 'false' || logo === null) return null
  return <Box component="img" src={logo} alt={boot.name} sx={{ height: 36, maxWidth: 200 }} />
}

/** The browser's dialog over the page as it stands; the page's title names the file. Resolves when the dialog is closed. */
async function printPage(title: string): Promise<void> {
  await Promise.all(
    [...document.querySelectorAll<HTMLImageElement>(`.${PAPER_CLASS} img`)].map((image) =>
      image.decode().catch(() => undefined),
    ),
  )
  const before = document.title
  document.title = title
  window.print()
  document.title = before
}
