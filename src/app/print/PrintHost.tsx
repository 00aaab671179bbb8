import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useAtomValue, useStore } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { EngineContext, useEngine } from '../../render/index.ts'
import type { PrintJob, SheetProgress } from '../../render/index.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import type { Store } from '../portal/state.ts'
import { useScene } from '../portal/scene.ts'
import { loadView } from '../screens/load-view.ts'
import { useLoaded } from '../screens/use-loaded.ts'
import { tenantFile } from '../tenant/files.ts'
import { PAGE_HEIGHT, PAPER_CLASS, pageStyles, paperStyles } from './paper-styles.ts'
import { printWholeFields } from './whole-fields.ts'

/** A job that waits to be printed. */
interface OpenJob {
  /** Counts the jobs. */
  number: number
  job: PrintJob
  /** Whether it is still the one that is printed. */
  isOpen(): boolean
  /** The job is over; false when what it needs could not be loaded. */
  done(isPrinted: boolean): void
}

const printAtom = atom<OpenJob | null>(null)
let jobs = 0

/** Prints a view; resolves when the browser's dialog is closed, or when the person who is asked what to print cancels. One at a time: a job that another one replaces counts as over. */
export function print(store: Store, job: PrintJob): Promise<boolean> {
  store.get(printAtom)?.done(true)
  return new Promise((resolve) => {
    jobs += 1
    const open: OpenJob = {
      number: jobs,
      job,
      isOpen: () => store.get(printAtom) === open,
      done(isPrinted) {
        if (open.isOpen()) store.set(printAtom, null)
        resolve(isPrinted)
      },
    }
    store.set(printAtom, open)
  })
}

/** Draws what is to be printed beside the page, out of sight, and opens the browser's dialog once it is whole. */
export function PrintHost() {
  const store = useStore()
  const open = useAtomValue(printAtom)
  useEffect(printWholeFields, [])
  // What is still to be printed when the session ends is not printed in the next one.
  useEffect(() => () => store.get(printAtom)?.done(true), [store])
  return open === null ? (
    <GlobalStyles styles={pageStyles} />
  ) : (
    createPortal(<Sheet key={open.number} open={open} />, document.body)
  )
}

function Sheet({ open: { job, isOpen, done } }: { open: OpenJob }) {
  const asks = job.sheets !== undefined && job.sheets.length > 0
  const [view, setView] = useState(asks ? undefined : job.view)
  const [progress, setProgress] = useState<SheetProgress>()
  const [whole, setWhole] = useState<WholeSheet>()
  const cancel = useCallback(() => done(true), [done])
  const start = useCallback(
    ({ title }: WholeSheet) => void printPage(title, isOpen).then(() => done(true)),
    [isOpen, done],
  )
  const fail = useCallback(() => done(false), [done])
  const isWorking = view !== undefined && whole === undefined
  useEffect(() => job.onWorking?.(isWorking), [job, isWorking])
  return (
    <>
      {view !== undefined && (
        <Drawn job={job} view={view} onWhole={asks ? setWhole : start} onStep={setProgress} onFailed={fail} />
      )}
      {asks && (
        <LateDialog
          load={loadDialog}
          props={{
            job,
            view,
            choose: setView,
            progress,
            pages: whole?.pages,
            print: () => whole && start(whole),
            cancel,
          }}
          onClose={cancel}
        />
      )}
    </>
  )
}

const loadDialog = () => import('./PrintDialog.tsx').then((module) => module.PrintDialog)

/** A sheet that is drawn and asks for nothing more. */
interface WholeSheet {
  title: string
  pages: number
}

interface DrawnProps {
  job: PrintJob
  view: string
  onWhole(sheet: WholeSheet): void
  onStep(progress: SheetProgress): void
  onFailed(): void
}

/** The sheet, out of sight. It is drawn once: how far it is changes beside it. */
const Drawn = memo(function Drawn({ job, view, onWhole, onStep, onFailed }: DrawnProps) {
  const services = useEngine()
  const { data: loaded, isError } = useLoaded(view, loadView)
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, ...loaded?.parts } }), [services, loaded])
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isError) onFailed()
  }, [isError, onFailed])
  if (loaded === undefined) return null
  const { Paper, model } = loaded
  return (
    <EngineContext value={engine}>
      <GlobalStyles styles={paperStyles} />
      <Box ref={sheet} className={PAPER_CLASS} inert aria-hidden>
        <Paper
          model={model}
          recordId={job.record}
          data={job.data}
          letterhead={<Logo />}
          onReady={(title) => onWhole({ title, pages: pagesOf(sheet.current) })}
          onStep={onStep}
          onFailed={onFailed}
        />
      </Box>
    </EngineContext>
  )
})

/** How many pages a sheet fills at most: its letters are larger on the screen than on paper, what stays whole leaves less room than that. */
function pagesOf(sheet: HTMLElement | null): number {
  return Math.ceil((sheet?.scrollHeight ?? 0) / PAGE_HEIGHT)
}

/** The tenant's logo, unless its setting printLogo is 'false' (specification of the shipments, §2). */
function Logo() {
  const { boot } = useScene()
  const logo = tenantFile(boot.url, boot.theme.logo)
  if (boot.printLogo === 'false' || logo === null) return null
  return <Box component="img" src={logo} alt={boot.name} sx={{ height: 36, maxWidth: 200 }} />
}

/** The browser's dialog over the page as it stands; the page's title names the file. Resolves when the dialog is closed, or where another job took its place. */
async function printPage(title: string, isOpen: () => boolean): Promise<void> {
  await Promise.all(
    [...document.querySelectorAll<HTMLImageElement>(`.${PAPER_CLASS} img`)].map((image) =>
      image.decode().catch(() => undefined),
    ),
  )
  if (!isOpen()) return
  const before = document.title
  document.title = title
  window.print()
  document.title = before
}
