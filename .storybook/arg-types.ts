import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** Props for composition, which the table hides. */
const internal = ['className', 'asChild', 'ref', 'style', 'type']

/** Descriptions of HTML attributes, which no declaration of ours describes. */
const attributes: Readonly<Record<string, string>> = {
  children: 'The content.',
  onClick: 'Receives each press.',
  onChange: 'Receives each change of the value.',
  name: 'The name of the value in the form.',
  autoComplete: 'The kind of value that a browser may fill in.',
  defaultValue: 'The value at first.',
  required: 'The field must be filled in.',
  disabled: 'The control cannot be used.',
  readOnly: 'The value can be read but not changed.',
}

type ValueType = NonNullable<StrictInputType['type']>

/** Gives each row of a prop table a readable type, a fitting control and a description, or hides it. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => [name, describeArg(argTypes[name] ?? { name }, initialArgs[name])]),
  )
}

function describeArg(row: StrictInputType, value: unknown): StrictInputType {
  const { name } = row
  if (internal.includes(name)) return { ...row, table: { disable: true }, control: false }
  const [description, byDefault] = (row.description || attributes[name] || '').split(/\s*@default\s*/)
  const type = row.type && withoutUndefined(row.type)
  const raw = type && 'raw' in type ? type.raw : row.table?.type?.summary
  return {
    ...row,
    ...(description && { description }),
    ...(type && { type }),
    table: {
      ...row.table,
      ...(raw && { type: { summary: readable(raw) } }),
      ...(byDefault && { defaultValue: { summary: byDefault } }),
    },
    // A message is a text or a key with its parameters.
    ...(type?.name === 'other' && typeof value === 'string' && { control: 'text' }),
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
