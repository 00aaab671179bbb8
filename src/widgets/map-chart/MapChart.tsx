import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import { useCode, useEngine } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import { Legend } from '../chart/Legend.tsx'
import { gathered } from '../chart/gathered.ts'
import type { Options } from './manifest.ts'

const loadWorld = () => import('./World.tsx').then(({ World }) => World)

/** Countries by their codes, ISO 3166-1 alpha-2: circles on a map for the eye, and the greatest as a list that leads on. */
export function MapChart({ figures, options, choose }: ChartPartProps<Options>) {
  const { t } = useEngine()
  const listed = useMemo(() => gathered(figures, options.listed, t('dashboard.others')), [figures, options.listed, t])
  const [code, setCode] = useState<string>()
  const ground = useRef<HTMLDivElement>(null)
  const { code: World } = useCode(useSeen(ground) ? loadWorld : undefined)
  const current = listed.findIndex((figure) => figure.code !== '' && figure.code === code)
  return (
    <Box sx={PLACE}>
      <Box
        ref={ground}
        aria-hidden
        sx={{
          flex: '2 1 260px',
          minWidth: 0,
          aspectRatio: '960 / 418',
          // A page may be printed before anybody has been at its foot.
          displayPrint: World === undefined ? 'none' : undefined,
        }}
      >
        {World !== undefined && (
          <World figures={figures} named={listed} current={code} setCurrent={setCode} choose={choose} />
        )}
      </Box>
      <Legend
        figures={listed}
        current={current < 0 ? undefined : current}
        setCurrent={(index) => setCode(index === undefined ? undefined : listed[index]?.code)}
        choose={choose}
      />
    </Box>
  )
}

/** The list is as wide as there is room: its words begin and its numbers end where the card's title and signs do. */
const PLACE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& > ul': { maxWidth: 'none', mx: '-11px' },
} as const

/** Whether an element has come near the screen; where the browser cannot tell, it has. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSeen, element])
  return isSeen
}
