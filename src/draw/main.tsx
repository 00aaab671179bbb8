import { createRoot } from 'react-dom/client'
import { fetchDrawing, textsFor } from './drawing.ts'
import { Look } from './Look.tsx'
import { markWhenDrawn } from './mounted.ts'

/** Draws one form, one grid or the catalogue of parts as the engine draws them, with answers that come from beside it. */
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')

const drawing = await fetchDrawing()
if ('parts' in drawing) {
  const { Catalogue } = await import('./parts/Catalogue.tsx')
  document.title = 'Parts'
  createRoot(root).render(
    <Look>
      <Catalogue data={drawing} />
    </Look>,
  )
} else {
  const [{ Page }, { loadScreen }] = await Promise.all([import('./Page.tsx'), import('./screen.tsx')])
  const screen = await loadScreen(drawing)
  document.documentElement.lang = textsFor(drawing.labels)[0]?.language ?? 'en'
  performance.mark('bench-mount-start')
  markWhenDrawn(root)
  createRoot(root).render(
    <Look>
      <Page drawing={drawing} parts={screen.parts}>
        {screen.drawn}
      </Page>
    </Look>,
  )
}
