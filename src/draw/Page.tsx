import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { EngineContext } from '../render/index.ts'
import type { EngineServices, Notice } from '../render/index.ts'
import { textsFor } from './drawing.ts'
import type { Drawing } from './drawing.ts'
import { Notices } from './Notices.tsx'
import { drawingServices } from './services.ts'

const client = new QueryClient()

interface PageProps {
  drawing: Drawing
  parts: Partial<EngineServices['parts']>
  children: ReactNode
}

/** What the engine needs around a screen: queries, services. */
export function Page({ drawing, parts, children }: PageProps) {
  const [notice, setNotice] = useState<Notice>()
  const services = useMemo(() => {
    const { model, labels, data } = drawing
    return drawingServices({ texts: textsFor(labels), lookups: model.lookups, data }, parts, setNotice)
  }, [drawing, parts])
  return (
    <>
      <QueryClientProvider client={client}>
        <EngineContext value={services}>{children}</EngineContext>
      </QueryClientProvider>
      <Notices notice={notice} forget={() => setNotice(undefined)} />
    </>
  )
}
