import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { LabelId } from '../../config/index.ts'
import { useFocusBack } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'
import { RefusalNotice } from './refusal.tsx'
import type { Refusal } from './refusal.tsx'
import { HEADING } from './SignInFrame.tsx'

interface Props {
  /** Why it was refused when it was last sent. */
  refusal: Refusal | null
  /** What stands in the refusal's place while there is none. */
  notice?: ReactNode
  isBusy: boolean
  /** Words of the button, and while the form is being sent. */
  labels: { submit: LabelId; busy: LabelId }
  /** Checks the fields, and sends them when nothing is wrong; answers the DOM id of the first field that is. */
  onSubmit(): string | undefined
  /** The fields. */
  children: ReactNode
}

/** A form of a page outside the shell, named by the page's heading. The focus goes to its first field, to one that is wrong, and back to the button once it was refused. */
export function SubmitForm({ refusal, notice, isBusy, labels, onSubmit, children }: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)

  // While it is sent anew, the place of the last refusal is kept: the next one stands there, and no field moves in between.
  useLayoutEffect(() => {
    if (refusal !== null) setHeight(notes.current?.offsetHeight ?? 0)
    else if (!isBusy) setHeight(0)
  }, [refusal, isBusy])
  const kept = isBusy ? height : 0

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  useFocusBack(button, isBusy)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const wrong = isBusy ? undefined : onSubmit()
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`#${wrong}`)?.focus()
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5 }}
      aria-labelledby={HEADING}
    >
      <RefusalNotice refusal={refusal} least={kept} ref={notes} />
      {!refusal && kept === 0 && notice}
      {children}
      <Button ref={button} type="submit" variant="contained" size="large" disabled={isBusy} sx={{ py: 1.25 }}>
        {t(isBusy ? labels.busy : labels.submit)}
      </Button>
    </Box>
  )
}
