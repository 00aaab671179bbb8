import { choices, columns, groups, LONGEST, type Place } from './workload.ts'

type Row = Record<string, unknown>

/** What a browser can do without any library: elements, and a listener on each that keeps what is typed. */
export function drawPlainForm(root: HTMLElement, data: Row): void {
  const form = document.createElement('form')
  form.noValidate = true
  for (const { name, title, places } of groups) {
    const set = element('fieldset', element('legend', title))
    const values = (name === '' ? data : data[name]) as Row
    set.append(...places.map((place) => labelled(place, values, place.name)))
    form.append(set)
  }
  const items = data['items'] as Row[]
  const body = element('tbody')
  const addRow = (row: Row): void =>
    body.append(element('tr', ...columns.map((column) => element('td', cell(column, row)))))
  for (const row of items) addRow(row)
  const head = element('thead', element('tr', ...columns.map(({ title }) => element('th', title))))
  const add = element('button', 'Add')
  add.type = 'button'
  add.dataset['add'] = ''
  add.addEventListener('click', () => {
    const row: Row = {}
    items.push(row)
    addRow(row)
    body.lastElementChild?.querySelector('input')?.focus()
  })
  form.append(element('table', head, body), add, element('button', 'Submit'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    showErrors(form)
  })
  root.append(form)
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

function labelled(place: Place, row: Row, id: string): HTMLElement {
  const input = inputOf(place, row)
  input.id = id
  const label = element('label', place.title)
  label.htmlFor = id
  return element('p', label, element('br'), input)
}

function cell(place: Place, row: Row): HTMLElement {
  const input = inputOf(place, row)
  input.ariaLabel = place.title
  return input
}

function inputOf(place: Place, row: Row): HTMLInputElement | HTMLSelectElement {
  const { name, kind, required } = place
  const value = row[name]
  if (kind === 'choice') {
    const select = element('select', ...['', ...choices].map((each) => new Option(each, each)))
    select.value = String(value ?? '')
    select.addEventListener('change', () => (row[name] = select.value))
    return select
  }
  const input = element('input')
  input.required = required
  if (kind === 'flag') {
    input.type = 'checkbox'
    input.checked = value === true
    input.addEventListener('change', () => (row[name] = input.checked))
    return input
  }
  input.type = kind === 'number' ? 'number' : 'text'
  if (kind === 'text') input.maxLength = LONGEST
  input.value = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  input.addEventListener('input', () => (row[name] = kind === 'number' ? input.valueAsNumber : input.value))
  return input
}

function showErrors(form: HTMLFormElement): void {
  for (const message of form.querySelectorAll('[role=alert]')) message.remove()
  for (const input of form.querySelectorAll('input')) {
    if (input.validity.valid) continue
    const message = element('span', 'Required')
    message.role = 'alert'
    input.after(message)
  }
}
