import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import Box from '@mui/material/Box'
import { turnFrom } from '../controls/turning.ts'
import { whenDrawn } from './when-drawn.ts'

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
  /** Stands in its place until the page is drawn. */
  waiting: ReactNode
}

/** The page at an address, as wide as a device is; one that is wider than there is room is shown smaller. */
export function Frame({ title, name, frame, address, width, loaded, waiting }: FrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const [isDrawn, setDrawn] = useState(false)
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
      sx={{
        position: 'relative',
        overflow: 'hidden',
        minHeight: 0,
        display: 'flex',
        justifyContent: scale < 1 ? 'start' : 'center',
      }}
    >
      {!isDrawn && (
        <Box
          sx={{ position: 'absolute', inset: 0, zIndex: 1, mx: 'auto', width, maxWidth: '100%', pointerEvents: 'none' }}
        >
          {waiting}
        </Box>
      )}
      <iframe
        ref={frame}
        title={title}
        name={name}
        src={address}
        onLoad={({ currentTarget }) => {
          turnFrom(currentTarget.contentWindow)
          const { contentDocument } = currentTarget
          if (contentDocument === null) setDrawn(true)
          else whenDrawn(contentDocument, () => setDrawn(true))
          loaded(contentDocument)
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
