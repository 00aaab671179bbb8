import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** What would stand in the place: rows of a list, a chart, sheets of paper; or that it could not be loaded. */
export type Scene = keyof typeof SCENES

export interface EmptyProps {
  scene: Scene
  text: string
  /** What leads to something, in a sentence. */
  hint?: string | undefined
  /** A button that does. */
  action?: ReactNode
}

/** Stands in a place that has nothing to show: a drawing of lines in the tenant's colour, a sentence, and what leads on. */
export function Empty({ scene, text, hint, action }: EmptyProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, px: 2, py: 3, textAlign: 'center' }}>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 96 64"
        sx={{
          width: 96,
          height: 64,
          mb: 1,
          fill: 'none',
          stroke: (theme) => theme.palette.divider,
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          '& .drawn': { stroke: (theme) => theme.palette.primary.main },
          '& .wrong': { stroke: (theme) => theme.palette.error.main },
        }}
      >
        {SCENES[scene]}
      </Box>
      <Typography>{text}</Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '45ch' }}>
          {hint}
        </Typography>
      )}
      {action}
    </Box>
  )
}

const SCENES = {
  rows: (
    <>
      <rect x="8" y="8" width="64" height="44" rx="5" />
      <path d="M8 20h64M20 31h26M20 42h18" />
      <circle className="drawn" cx="66" cy="40" r="12" />
      <path className="drawn" d="m75 49 10 9M61 40h10" />
    </>
  ),
  chart: (
    <>
      <path d="M12 8v46h74" />
      <path d="M26 54v-8M42 54V34M58 54V42M74 54V28" />
      <path className="drawn" d="m20 40 18-14 18 8 22-20" />
      <circle className="drawn" cx="80" cy="13" r="3" />
    </>
  ),
  papers: (
    <>
      <path d="M20 16v38a4 4 0 0 0 4 4h34" />
      <path className="drawn" d="M32 6h26l12 12v28a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z" />
      <path className="drawn" d="M57 6v13h13" />
      <path d="M38 30h22M38 39h14" />
    </>
  ),
  failed: (
    <>
      <path d="M52 52H13a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5h54a5 5 0 0 1 5 5v9M8 20h64M20 31h26M20 42h22" />
      <circle className="wrong" cx="68" cy="42" r="14" />
      <path className="wrong" d="M68 35v8M68 49v.1" />
    </>
  ),
} as const
