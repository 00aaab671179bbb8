import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { ON_DARK } from '../../config/index.ts'
import { Committed } from './Committed.tsx'
import { useSteady } from './steady.ts'

interface ColourProps {
  label: string
  /** What the picker is called, which says nothing that is seen. */
  pick: string
  value: string
  commit(value: string): void
}

/** A colour, picked or written. What a picker goes through counts once it is done, as a word does. */
export function Colour({ label, pick, value, commit }: ColourProps) {
  const [passing, setPassing] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const { finish } = useSteady({
    finish: () => {
      const picked = picker.current?.value ?? ''
      setPassing(undefined)
      if (picked !== value.toLowerCase()) commit(picked)
    },
  })
  // The browser's own event, which comes once: React's comes with each colour on the way.
  useEffect(() => {
    const input = picker.current
    input?.addEventListener('change', finish)
    return () => input?.removeEventListener('change', finish)
  }, [finish])
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
      <Box
        ref={picker}
        component="input"
        type="color"
        aria-label={pick}
        value={passing ?? (value === '' ? ON_DARK : value.toLowerCase())}
        onInput={() => setPassing(picker.current?.value)}
        sx={{ width: 48, height: 40, p: 0.25, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'inherit' }}
      />
      <Committed
        label={label}
        value={value}
        commit={(typed) => {
          const colour = colourIn(typed)
          if (colour !== value) commit(colour)
        }}
      />
    </Stack>
  )
}

/** A colour as guides of a brand and other programs write it, `1F5F8B`, `#abc`, with blanks around it or in wide letters, as `#RRGGBB`; anything else as it is. */
function colourIn(typed: string): string {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.normalize('NFKC').trim()) ?? []
  if (digits === undefined) return typed
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}
