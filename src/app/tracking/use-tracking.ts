import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LabelId, TrackingModel } from '../../config/index.ts'
import { OPENED_HERE, withDrawer } from '../address/drawers.ts'
import { notify } from '../dialogs/notices.ts'
import { usePortal, useT } from '../portal/portal.ts'
import { useLasts, useScene } from '../portal/scene.ts'
import { complaintOf, tidy } from './numbers.ts'
import type { FoundRecord, Tracked } from './track.ts'

/** The tracking form's state, and what can be done with it. */
interface Tracking {
  /** Id of the kind of numbers that is chosen. */
  kind: string
  typed: string
  /** What is wrong with the numbers. */
  complaint: LabelId | undefined
  isBusy: boolean
  /** The records found, while one of them is to be chosen. */
  found: readonly FoundRecord[]
  chooseKind(kind: string): void
  type(text: string): void
  /** Text was pasted into `input`; true when it was taken as lines of numbers, so that the input must not take it again. */
  paste(text: string, input: HTMLInputElement | null): boolean
  submit(): Promise<void>
  choose(record: FoundRecord): void
  /** None of the records found is opened. Stays the same function. */
  forgetFound(): void
}

/** So many numbers are read in the time that a notice stays. */
const A_FEW = 5

/** The code that asks for numbers, loaded when it is needed. */
const loadAsking = () => import('./track.ts').then(({ byKind, trackAnyKind }) => ({ byKind, trackAnyKind }))

/** Asks for the numbers typed, and opens the record that they lead to (specification of the shipments, §2, §5 and §8). */
export function useTracking(tracking: TrackingModel): Tracking {
  const t = useT()
  const { gateway } = usePortal()
  const { boot, roots } = useScene()
  const navigate = useNavigate()
  const lasts = useLasts()
  const [kind, setKind] = useState(tracking.numbers[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState<LabelId>()
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<readonly FoundRecord[]>([])
  const forgetFound = useCallback(() => setFound([]), [])
  // What stands in the input when an answer comes, which may be another number than was asked for.
  const latest = useRef(typed)

  function type(text: string): void {
    latest.current = text
    setTyped(text)
    setComplaint(undefined)
  }

  function paste(text: string, input: HTMLInputElement | null): boolean {
    // Cells of a spreadsheet: an input of one line would run its lines together.
    const areCells = /[\r\n\t]/.test(text.trim())
    if (areCells) type(tidy([unselected(typed, input), text].join(',')))
    return areCells
  }

  async function submit(): Promise<void> {
    const wrong = complaintOf(typed, tracking)
    setComplaint(wrong)
    if (wrong !== undefined || isBusy) return
    setBusy(true)
    const tracked = await track()
    setBusy(false)
    if (!lasts()) return
    if (tracked.kind === 'nothing' && latest.current === typed) return setComplaint('tracking.notFound')
    if (tracked.kind === 'nothing') return notify({ severity: 'info', text: t('tracking.notFound') })
    const tellFailure = ({ message }: { message: string | null }): void =>
      notify({ severity: 'info', text: message ?? t('error.somethingWentWrong') })
    if (tracked.kind === 'failed') return tellFailure(tracked)
    if (tracked.failed !== undefined) tellFailure(tracked.failed)
    tellMissing(tracked.missing)
    if (tracking.choice !== undefined && tracked.records.length > 1) setFound(tracked.records)
    else open(tracked.records)
  }

  /** Names the numbers that led nowhere; many of them stay to be read, below how many they are. */
  function tellMissing(missing: readonly string[]): void {
    const numbers = missing.join(', ')
    if (missing.length > A_FEW)
      notify({ severity: 'warning', text: t('tracking.missingMany', { count: missing.length }), lines: [numbers] })
    else if (missing.length > 0) notify({ severity: 'warning', text: t('tracking.missing', { numbers }) })
  }

  /** Asks for the numbers; the code that does comes with the first ones. */
  async function track(): Promise<Tracked> {
    const asking = await loadAsking().catch(() => undefined)
    if (asking === undefined) return { kind: 'failed', message: null }
    const numbers = asking.byKind(typed, tracking.numbers, kind)
    const [only, ...others] = numbers
    if (only !== undefined && others.length === 0) setKind(only.kind)
    return asking.trackAnyKind(gateway, tracking, numbers, roots)
  }

  /** Opens a record, and remembers those that it was found with. */
  function open(records: readonly FoundRecord[], { id } = records[0] ?? { id: '' }): void {
    setFound([])
    // The page of this moment: the reader may have gone to another one while the answer was on its way.
    const search = new URLSearchParams(window.location.search)
    const next = withDrawer(search, boot.drawers, tracking.drawer, id, { among: records.map((record) => record.id) })
    void navigate({ search: next.toString() }, { state: OPENED_HERE })
  }

  return {
    kind,
    typed,
    complaint,
    isBusy,
    found,
    chooseKind: setKind,
    type,
    paste,
    submit,
    choose: (record) => open(found, record),
    forgetFound,
  }
}

/** What is typed without what is selected of it, which a paste takes the place of. */
function unselected(typed: string, input: HTMLInputElement | null): string {
  const [from, to] = [input?.selectionStart ?? 0, input?.selectionEnd ?? 0]
  return from === to ? typed : [typed.slice(0, from), typed.slice(to)].join(',')
}
