import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'storybook/test'
import { Button } from './button/button.tsx'
import { Dialog, DialogContent } from './dialog/dialog.tsx'
import { DropdownMenu } from './dropdown-menu/dropdown-menu.tsx'
import { Table, TableBody, TableHeader, TableRow } from './table/table.tsx'

/** The aspects of its root element that every component supports. */
const aspects = ['data-slot', 'className', 'ref', 'rest props'] as const
type Aspect = (typeof aspects)[number]

interface Exception {
  without: readonly Aspect[]
  because: string
}

/** The components that deliberately lack an aspect. A component that supports everything must be removed from here. */
const exceptions: Record<string, Exception> = {
  Dialog: { without: aspects, because: 'it has no element: its content is one' },
  ToastHost: { without: aspects, because: 'its element belongs to the library that draws the toasts' },
  Field: { without: ['ref', 'rest props'], because: 'they go to its input, which forms are about' },
  SelectField: { without: ['ref', 'rest props'], because: 'they go to its select, which forms are about' },
  TextArea: { without: ['ref', 'rest props'], because: 'they go to its input, which forms are about' },
  WalletChoice: { without: ['ref'], because: 'its ref is the ref of its button, which a dialog focuses' },
  ItemSaveMark: { without: aspects, because: 'it is nothing in a host that saves no items' },
  NewPasswordField: { without: ['data-slot', 'ref', 'rest props'], because: 'it is a Field' },
  PasswordField: { without: ['data-slot', 'ref', 'rest props'], because: 'it is a Field' },
}

type Props = Record<string, unknown>
type AnyComponent = ComponentType<Props>

/** The props and the parent that a component needs beyond the arguments of its stories. */
const samples: Record<string, { props: Props; around?: (part: ReactNode) => ReactNode }> = {
  DialogTrigger: { props: {}, around: inDialog },
  DialogContent: { props: {}, around: inDialog },
  DialogLayer: { props: {}, around: inDialog },
  ...Object.fromEntries(
    ['Header', 'Title', 'Description', 'Body', 'Footer', 'Close'].map((part) => [
      `Dialog${part}`,
      { props: {}, around: (parts: ReactNode) => inDialog(<DialogContent>{parts}</DialogContent>) },
    ]),
  ),
  TableCaption: { props: {}, around: inTable },
  TableHeader: { props: {}, around: inTable },
  TableHead: { props: {}, around: (part) => inTable(<TableHeader>{part}</TableHeader>) },
  TableBody: { props: {}, around: inTable },
  TableRow: { props: {}, around: inTableBody },
  TableCell: { props: {}, around: (part) => inTableBody(<TableRow>{part}</TableRow>) },
  ItemSaveMark: { props: { item: kestrelInterceptor } },
  DropdownMenu: { props: { open: true } },
  DropdownMenuItem: { props: { label: 'Land', onSelect: () => {} }, around: inMenu },
}

const asItIs = (part: ReactNode) => part

function inDialog(part: ReactNode) {
  return <Dialog open>{part}</Dialog>
}

function inTable(part: ReactNode) {
  return <Table>{part}</Table>
}

function inTableBody(part: ReactNode) {
  return inTable(<TableBody>{part}</TableBody>)
}

function inMenu(entry: ReactNode) {
  return (
    <DropdownMenu open label="Shop" trigger={<Button>Shop</Button>}>
      {entry}
    </DropdownMenu>
  )
}

const files = import.meta.glob<Props>(['./*/*.tsx', '!./*/*.stories.tsx'], { eager: true })
const stories = import.meta.glob<{ default: { component: unknown; args?: Props } }>('./*/*.stories.tsx', {
  eager: true,
})

const components = Object.entries(files)
  .filter(([path]) => /^\.\/(.+)\/\1\.tsx$/.test(path))
  .flatMap(([, file]) => Object.entries(file))
  .filter((entry): entry is [string, AnyComponent] => /^[A-Z]/.test(entry[0]))

const argsOf = (component: AnyComponent): Props =>
  Object.values(stories).find((file) => file.default.component === component)?.default.args ?? {}

/** Renders a component, inspects its root, and unmounts it. */
function withRoot<Seen>(
  name: string,
  Component: AnyComponent,
  given: Props,
  inspect: (root: Element | null) => Seen,
) {
  const { props, around = asItIs } = samples[name] ?? {}
  const container = document.body.appendChild(document.createElement('div'))
  const reactRoot = createRoot(container)
  flushSync(() => reactRoot.render(around(<Component {...argsOf(Component)} {...props} {...given} />)))
  const slot = name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
  const part = `[data-slot="${slot}"]`
  const seen = inspect(
    container.querySelector(part) ??
      // A dialog or a menu opens elsewhere.
      document.querySelector(`body > [data-slot="portal-root"] ${part}`) ??
      container.querySelector('[data-slot]'),
  )
  flushSync(() => reactRoot.unmount())
  container.remove()
  return { slot, seen }
}

const classesOf = (root: Element | null) => root?.getAttribute('class')?.split(' ').filter(Boolean) ?? []

/** Returns the aspects that a component lacks. */
function lacking(name: string, Component: AnyComponent): Aspect[] {
  const ownClasses = withRoot(name, Component, { className: '' }, classesOf).seen
  const ref = createRef<Element>()
  const { title = 'conformance' } = argsOf(Component)
  const given = { className: 'conformance', id: 'conformance', 'data-conformance': 'yes', title, ref }
  const { slot, seen } = withRoot(name, Component, given, (root) => ({
    'data-slot': root?.getAttribute('data-slot'),
    className: classesOf(root),
    ref: root !== null && ref.current === root,
    'rest props': [root?.id, root?.getAttribute('data-conformance'), root?.getAttribute('title')],
  }))
  const expected: typeof seen = {
    'data-slot': slot,
    className: [...ownClasses, 'conformance'],
    ref: true,
    // A component may have a title prop of its own, which is no tooltip.
    'rest props': ['conformance', 'yes', title === 'conformance' ? title : null],
  }
  return aspects.filter((aspect) => JSON.stringify(seen[aspect]) !== JSON.stringify(expected[aspect]))
}

const meta = {
  title: 'Components/Conformance',
  tags: ['!dev', '!autodocs', 'behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <p>Draws every component in turn.</p>,
} satisfies Meta

export default meta

/**
 * The root of every component is named after it in `data-slot`, merges `className` into its own, and receives `ref` and
 * every prop that is not the component's own.
 */
export const EveryComponent: StoryObj = {
  play: async () => {
    await expect(components.length).toBeGreaterThan(25)
    const found = Object.fromEntries(
      components
        .map(([name, component]) => [name, lacking(name, component)])
        .filter(([, none]) => none?.length),
    )
    const excused = Object.fromEntries(
      Object.entries(exceptions).map(([name, { without }]) => [name, without]),
    )
    await expect(found).toEqual(excused)
  },
}
