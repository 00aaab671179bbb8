import { useCallback } from 'react'
import { getAt } from '../../config/index.ts'
import type { GridModel } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import { rawText } from './view.ts'
import type { Row } from './view.ts'

/** Opens what the model says of a row, with the other rows that are shown to go on to; a row without an id opens nothing. */
export function useOpenRow(model: GridModel, shown: readonly Row[]): (row: Row) => void {
  const { open } = useEngine()
  return useCallback(
    (row) => {
      const id = model.open === undefined ? '' : rawText(getAt(row, model.open.id))
      if (model.open === undefined || id === '') return
      const { drawer, id: path, pager, gives } = model.open
      const given = Object.fromEntries(Object.entries(gives).map(([name, field]) => [name, rawText(getAt(row, field))]))
      open(drawer, id, {
        given,
        among: pager ? shown.map((each) => rawText(getAt(each, path))).filter((each) => each !== '') : [],
      })
    },
    [model, open, shown],
  )
}
