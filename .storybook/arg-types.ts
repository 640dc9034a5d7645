import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** Props for composition, which a reader of the table does not need. */
const internal = ['className', 'asChild', 'ref', 'style', 'type']

/** Descriptions of props from other types, which the table does not find. */
const inherited: Readonly<Record<string, string>> = {
  children: 'What stands in it.',
  onClick: 'It was pressed.',
  onChange: 'The value changed.',
  name: 'What the form calls the value.',
  autoComplete: 'What a browser may fill in, in the words of HTML.',
  defaultValue: 'The value that it starts with.',
  required: 'Whether it must be filled in.',
  disabled: 'Whether it can be used at all.',
  readOnly: 'Whether the value can be read but not changed.',
  to: 'The address that it leads to.',
  activities: 'Newest first; the first five are shown.',
  body: 'The content between heading and buttons.',
  busy: 'A request is in progress: no second one can start.',
  defaultOpen: 'It is open at first, and keeps its own state.',
  description: 'The sentence under the heading, which a screen reader reads on opening.',
  error: 'The validation error. It marks the field as invalid.',
  errors: "The validation error of each field, in the product's words.",
  height: 'The height of the file in px.',
  hint: 'Help that is not an error.',
  item: 'The item on the page.',
  more: 'The related items under the item.',
  now: 'The moment from which ages are counted, epoch ms.',
  onBuy: 'Opens the first of the two dialogs.',
  onEdit: 'A field was changed, so its error is outdated.',
  onMakeOffer: 'Goes to the offer page; without it there is no such button.',
  onOpenChange: 'Receives whether it is to open or to close.',
  onPayByCard: 'Starts the purchase check that leads to the card page.',
  onSubmit: "Receives every field's value on submit.",
  open: 'It is open; the parent changes it in `onOpenChange`.',
  sharing: "Shares the item's address; without it the page has no such button.",
  size: 'The width from tablets up; a phone shows a sheet of full width.',
  title: 'The heading.',
  user: 'The owner of the profile. Without a user it shows a guest, who has nothing to edit.',
}

type ValueType = NonNullable<StrictInputType['type']>

/** Completes each row of a prop table: a readable type, a fitting control and a description; or hides it. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => [name, spoken(argTypes[name] ?? { name }, initialArgs[name])]),
  )
}

function spoken(row: StrictInputType, value: unknown): StrictInputType {
  const { name } = row
  if (internal.includes(name)) return { ...row, table: { disable: true }, control: false }
  const description = row.description || inherited[name]
  const type = row.type && withoutUndefined(row.type)
  const raw = type && 'raw' in type ? type.raw : row.table?.type?.summary
  return {
    ...row,
    ...(description && { description }),
    ...(type && { type }),
    ...(raw && { table: { ...row.table, type: { summary: readable(raw) } } }),
    ...(isBuilt(type, value) && { control: false }),
  }
}

/** Removes `undefined` from the type of an optional prop. */
function withoutUndefined(type: ValueType): ValueType {
  if (type.name !== 'union') return type
  const given = type.value.filter((member) => !(member.name === 'other' && member.value === 'undefined'))
  const [only] = given
  const required = type.required ?? false
  const raw = type.raw ?? ''
  if (only && given.length === 1)
    return raw.includes('=>') ? { name: 'function', required, raw } : { ...only, required, raw }
  return { ...type, value: given }
}

const readable = (raw: string) =>
  raw
    .replace(/\s*\|\s*undefined$/, '')
    .replace(/^\((.*=>.*)\)$/, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')

/** Returns `true` for a value of elements or functions, which no control can edit. */
function isBuilt(type: ValueType | undefined, value: unknown) {
  if (typeof value === 'string' || typeof value === 'number') return false
  const isElement = typeof value === 'object' && value !== null && '$$typeof' in value
  return isElement || (type?.name === 'other' && /React|Ref|unknown|NonNullable/.test(type.value))
}
