import { createRoot } from 'react-dom/client'
import { fetchDrawing } from './drawing.ts'
import { markWhenDrawn } from './mounted.ts'
import { Page } from './Page.tsx'
import { loadScreen } from './screen.tsx'

/** Draws one form or one grid as the engine draws it, with answers that come from beside it. */
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')

const drawing = await fetchDrawing()
const screen = await loadScreen(drawing)
performance.mark('bench-mount-start')
markWhenDrawn(root)
createRoot(root).render(
  <Page drawing={drawing} parts={screen.parts}>
    {screen.drawn}
  </Page>,
)
