/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the phone layout's `display` takes the implicit roles away in some browsers */
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Rows and columns in a frame of full width; a phone shows each row as a few lines of two cells. */
export const Table = ({ className, ...props }: ComponentProps<'table'>) => (
  <div className="relative w-full">
    <table
      data-slot="table"
      role="table"
      className={cn(
        'w-full table-fixed border-separate border-spacing-0 text-left text-sm max-md:block',
        className,
      )}
      {...props}
    />
  </div>
)

/** The table's name for a screen reader. */
export const TableCaption = ({ className, ...props }: ComponentProps<'caption'>) => (
  <caption data-slot="table-caption" className={cn('sr-only', className)} {...props} />
)

/** Holds the row of the `TableHead`s; on a phone only screen readers get it. */
export const TableHeader = ({ className, children, ...props }: ComponentProps<'thead'>) => (
  <thead data-slot="table-header" role="rowgroup" className={cn('max-md:sr-only', className)} {...props}>
    <tr role="row">{children}</tr>
  </thead>
)

export interface TableHeadProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** `end` for amounts, so that their digits stand under each other. */
  align?: 'start' | 'end' | undefined
}

/** The label of a column. Columns without a width share the rest. */
export const TableHead = ({ className, align, ...props }: TableHeadProps) => (
  <th
    data-slot="table-head"
    role="columnheader"
    scope="col"
    className={cn(
      'border-b border-seam-strong/60 px-3 py-3 font-mono text-micro font-normal text-ink-muted uppercase lg:px-4',
      align === 'end' && 'text-right',
      className,
    )}
    {...props}
  />
)

/** Holds the rows. */
export const TableBody = ({ className, ...props }: ComponentProps<'tbody'>) => (
  <tbody
    data-slot="table-body"
    role="rowgroup"
    className={cn(
      'max-md:block max-md:overflow-hidden max-md:rounded-panel max-md:border max-md:border-seam max-md:bg-hull max-md:inset-shadow-edge',
      className,
    )}
    {...props}
  />
)

/** A row of `TableCell`s. */
export const TableRow = ({ className, ...props }: ComponentProps<'tr'>) => (
  <tr
    data-slot="table-row"
    role="row"
    className={cn(
      'transition-colors duration-150 md:hover:bg-hull',
      'max-md:grid max-md:grid-cols-[minmax(0,1fr)_fit-content(55%)] max-md:gap-x-4 max-[22rem]:gap-x-2 max-md:gap-y-1.5 max-md:px-4 max-md:py-3.5',
      'max-md:border-seam max-md:not-first:border-t',
      className,
    )}
    {...props}
  />
)

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The column's label; on a phone it precedes the value, except in a row's headline. */
  label?: string | undefined
  /** `end` for amounts, so that their digits stand under each other. */
  align?: 'start' | 'end' | undefined
  /**
   * The line of this cell on a phone, where each line of a row has two cells. The first is the row's headline, whose
   * values have no labels.
   * @default 3
   */
  phoneLine?: 1 | 2 | 3 | undefined
  /** The cell is the second of its line on a phone, aligned to the end. */
  endsPhoneLine?: boolean | undefined
}

/** A cell of a row. */
export const TableCell = ({
  className,
  label,
  align,
  phoneLine = 3,
  endsPhoneLine,
  ...props
}: TableCellProps) => (
  <td
    data-slot="table-cell"
    role="cell"
    data-label={label}
    className={cn(
      'first:font-medium first:text-ink md:border-b md:border-seam md:px-3 md:py-4 lg:px-4',
      align === 'end' ? 'font-display text-base text-ink tabular-nums md:text-right' : 'text-ink-muted',
      endsPhoneLine && 'max-md:justify-end max-md:text-right',
      phoneLines[phoneLine],
      className,
    )}
    {...props}
  />
)

const labelled = [
  'max-md:flex max-md:items-baseline max-md:gap-2',
  "max-md:before:font-mono max-md:before:text-micro max-md:before:text-ink-muted max-md:before:uppercase max-md:before:content-[attr(data-label)_/_'']",
]

const phoneLines = {
  1: 'max-md:order-1 max-md:text-base max-md:leading-7 max-md:font-semibold max-md:first:font-semibold',
  2: ['max-md:order-2', labelled],
  3: ['max-md:order-3', labelled],
}

/** A column, and its place on a phone. */
export interface TableColumn<Key extends string = string> extends Pick<
  TableCellProps,
  'align' | 'phoneLine'
> {
  key: Key
  label: string
  /** Only screen readers get the label, as over a column of checkboxes. */
  labelHidden?: boolean | undefined
  /** A class for its width from tablets up; columns without one share the rest. */
  width?: string | undefined
}

export interface DataTableProps<Key extends string = string> extends ComponentProps<'table'> {
  /** The table's name for a screen reader. */
  caption: string
  /** The columns from left to right; each names its place on a phone. */
  columns: readonly TableColumn<Key>[]
  /** The rows from top to bottom: the content of each cell, by the column's `key`. */
  rows: { id: string; cells: Record<NoInfer<Key>, ReactNode> }[]
  /** Replaces the rows when there are none. */
  empty?: ReactNode
  /** Rows are loading: placeholders replace them. */
  loading?: boolean | undefined
}

/**
 * A table whose columns are data. Placeholders replace loading rows.
 *
 * Use it to compare rows by their columns. Items to choose by their picture are `ItemCard`s. For rows of another kind
 * compose `Table` and its parts.
 */
export function DataTable<Key extends string>({
  caption,
  columns,
  rows,
  empty,
  loading = false,
  ...props
}: DataTableProps<Key>) {
  const shownRows = loading ? skeletonRows(columns) : rows
  return (
    <Table data-slot="data-table" aria-busy={loading} {...props}>
      <TableCaption>{caption}</TableCaption>
      <TableHeader>
        {columns.map(({ key, label, labelHidden, width, align }) => (
          <TableHead key={key} align={align} className={width}>
            {labelHidden ? <span className="sr-only">{label}</span> : label}
          </TableHead>
        ))}
      </TableHeader>
      <TableBody>
        {shownRows.map(({ id, cells }) => (
          <TableRow key={id}>
            {columns.map(({ key, label, labelHidden, align, phoneLine }, index) => (
              <TableCell
                key={key}
                label={labelHidden ? undefined : label}
                endsPhoneLine={isSecondOfLine(columns, index)}
                {...{ align, phoneLine }}
              >
                {cells[key]}
              </TableCell>
            ))}
          </TableRow>
        ))}
        {shownRows.length === 0 && (
          <tr role="row" className="max-md:block">
            <td
              role="cell"
              colSpan={columns.length}
              className="px-4 py-12 text-center text-ink-muted max-md:block"
            >
              {empty}
            </td>
          </tr>
        )}
      </TableBody>
    </Table>
  )
}

/** As many as an activity table shows. */
function skeletonRows<Key extends string>(columns: readonly TableColumn<Key>[]): DataTableProps<Key>['rows'] {
  const cells = Object.fromEntries(
    columns.map((column) => [
      column.key,
      <Skeleton key={column.key} className="inline-block h-4 w-20 max-w-full" />,
    ]),
  ) as Record<Key, ReactNode>
  return Array.from({ length: 5 }, (_, index) => ({ id: `loading-${index}`, cells }))
}

/** The second of the two cells of a line is aligned to the end. */
function isSecondOfLine(columns: readonly TableColumn[], index: number): boolean {
  const lineOf = ({ phoneLine = 3 }: TableColumn) => phoneLine
  const line = lineOf(columns[index]!)
  return columns.slice(0, index).some((column) => lineOf(column) === line)
}
