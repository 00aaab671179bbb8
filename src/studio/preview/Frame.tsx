import { useEffect, useRef, useState, type RefObject } from 'react'
import Box from '@mui/material/Box'
import { turnFrom } from '../controls/turning.ts'

interface FrameProps {
  /** What it shows. */
  title: string
  /** By which the page in it knows which frame it is. */
  name?: string
  frame: RefObject<HTMLIFrameElement | null>
  address: string
  /** In pixels, as CSS says it; or 100%. */
  width: string
  loaded(page: Document | null): void
}

/** The page at an address, as wide as a device is; one that is wider than there is room is shown smaller. */
export function Frame({ title, name, frame, address, width, loaded }: FrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const { current } = room
    if (current === null) return
    const fit = () => setScale(width.endsWith('px') ? Math.min(1, current.clientWidth / Number.parseFloat(width)) : 1)
    const watch = new ResizeObserver(fit)
    watch.observe(current)
    return () => watch.disconnect()
  }, [width])
  return (
    <Box
      ref={room}
      sx={{ overflow: 'hidden', minHeight: 0, display: 'flex', justifyContent: scale < 1 ? 'start' : 'center' }}
    >
      <iframe
        ref={frame}
        title={title}
        name={name}
        src={address}
        onLoad={({ currentTarget }) => {
          turnFrom(currentTarget.contentWindow)
          loaded(currentTarget.contentDocument)
        }}
        style={{
          width,
          height: `${100 / scale}%`,
          flex: 'none',
          border: 0,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  )
}
