import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { FormModel, ViewModel } from '../../config/index.ts'
import { Cell, EngineContext, getAt, useCode, useEngine } from '../../render/index.ts'
import type { BlockPartProps, EngineServices, Figure, JsonObject, Notice } from '../../render/index.ts'
import { FormPanel } from '../../render/form.ts'
import type { FormValidator } from '../../render/form.ts'
import { ViewBody } from '../../render/view.ts'
import { blockParts } from '../../widgets/blocks.ts'
import { cellParts } from '../../widgets/cells.ts'
import { chartParts } from '../../widgets/charts.ts'
import { fieldParts } from '../../widgets/fields.ts'
import { Notices } from '../Notices.tsx'
import { drawingServices } from '../services.ts'
import type { CatalogueData } from './catalogue.ts'
import { Table } from './Table.tsx'

type Shown = CatalogueData['parts'][string]['examples'][number]

/** The message of fields that show how one looks. */
const ERROR = 'What is wrong with it stands here.'

/** The field parts; those of the state `error` are drawn with a message. */
const fields = Object.fromEntries(
  Object.entries(fieldParts).map(([name, part]) => {
    const { component: Part } = part
    const component: typeof Part = (props) => (
      <Part {...props} errors={props.path.startsWith('error.') ? [ERROR] : props.errors} />
    )
    return [name, { ...part, component }]
  }),
)
const parts: EngineServices['parts'] = { fields, cells: cellParts, blocks: blockParts, charts: chartParts }
/** Those of an example of a cell: its table shows each value in three ways. */
const partsOfCells: EngineServices['parts'] = {
  ...parts,
  blocks: { ...blockParts, ...(blockParts['table'] && { table: { ...blockParts['table'], component: Values } }) },
}

/** An example of a part, drawn by the engine, with answers that come from beside it. */
export function Example({ example, labels }: { example: Shown; labels: CatalogueData['labels'] }) {
  const id = useId()
  const [notice, setNotice] = useState<Notice>()
  const [client] = useState(() => new QueryClient())
  const services = useMemo(
    () => drawingServices(drawingOf(example, labels), example.kind === 'cell' ? partsOfCells : parts, setNotice),
    [example, labels],
  )
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', ...(example.kind === 'chart' && { p: 2 }) }}>
      <QueryClientProvider client={client}>
        <EngineContext value={services}>{drawn(example, id)}</EngineContext>
      </QueryClientProvider>
      <Notices notice={notice} forget={() => setNotice(undefined)} />
    </Paper>
  )
}

/** `id` begins the DOM ids of a view. */
function drawn(example: Shown, id: string) {
  switch (example.kind) {
    case 'field':
      return <Fields model={example.model} validator={example.validator ?? ''} />
    case 'cell':
      return <ViewBody model={example.model} recordId="1" data={example.data} id={id} />
    case 'block':
      return (
        <>
          <ViewBody model={inState(example.model, 'filled')} recordId="1" data={example.data} id={`${id}filled`} />
          <ViewBody model={inState(example.model, 'empty')} recordId="2" data={{}} id={`${id}empty`} />
        </>
      )
    case 'chart':
      return <Chart {...example} />
  }
}

function drawingOf(example: Shown, labels: CatalogueData['labels']) {
  const texts = [{ language: 'en', texts: new Map(Object.entries(labels)) }]
  if (example.kind === 'field') return { texts, data: example.data, lookups: example.model.lookups }
  if (example.kind === 'chart') return { texts, lookups: {} }
  return { texts, lookups: example.model.lookups }
}

/** The view under a heading that names the state. */
function inState(model: ViewModel, state: string): ViewModel {
  return { ...model, sections: model.sections.map((section) => ({ ...section, label: `${section.label}: ${state}` })) }
}

/** A field in its states; the validator is made for the example, after the page was built. */
function Fields({ model, validator }: { model: FormModel; validator: string }) {
  const load = useMemo(
    () => () =>
      (import(/* @vite-ignore */ validator) as Promise<{ default: FormValidator }>).then((module) => module.default),
    [validator],
  )
  const { code, hasFailed } = useCode(load)
  const [opened, setOpened] = useState(0)
  if (hasFailed) return <Alert severity="error">The rules of this example cannot be loaded.</Alert>
  if (code === undefined) return null
  return (
    <FormPanel
      key={opened}
      isPage
      model={model}
      validator={code}
      recordId="drawn"
      onClosed={() => setOpened(opened + 1)}
    />
  )
}

/** The values of rows: as the data has them, as the cell draws them, as text. */
function Values({ block, data, lookups }: BlockPartProps) {
  const { t, locale, formats } = useEngine()
  const [column] = block.columns
  if (column === undefined) return null
  const text = cellParts[column.cell]?.text
  const rows = [...(data as JsonObject[]), {}]
  return (
    <Table
      label={`Values of ${t(column.label)}`}
      heads={['In the data', 'Shown', 'As text']}
      rows={rows.map((row) => [
        <code key="data" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {JSON.stringify(row)}
        </code>,
        <Cell key="cell" row={row} column={column} lookups={lookups} />,
        text?.(getAt(row, column.field), column, { say: t, locale, formats, lookups, row }) || '–',
      ])}
    />
  )
}

/** A chart with its figures, and with zeros alone where it is drawn then, too. */
function Chart({ name, chart, options, figures }: Extract<Shown, { kind: 'chart' }>) {
  const part = chartParts[chart]
  const { code } = useCode(part?.load)
  const Part = part?.component ?? code
  if (Part === undefined || part === undefined) return null
  const shown = (figures as unknown as Figure[]).map((figure) => ({ ...figure, id: figure.code, opens: true }))
  const none = shown.map((figure) => ({ ...figure, value: 0, opens: false }))
  const choose = () => undefined
  return (
    <>
      <Part label={name} figures={shown} options={options} choose={choose} />
      {part.showsZero === true && <Part label={`${name}, empty`} figures={none} options={options} choose={choose} />}
    </>
  )
}
