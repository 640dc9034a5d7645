import { useMachine } from '@xstate/react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { radio } from './machines.ts'

function Radio() {
  const [snapshot, send] = useMachine(radio)
  return (
    <>
      <Link href="/">{usePathname()}</Link>
      <button type="button" onClick={() => send({ type: 'next' })}>
        {JSON.stringify(snapshot.value)}
      </button>
    </>
  )
}

export default {
  title: 'Radio',
  component: Radio,
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/radios' } } },
}

export const Listening = {}

export const StartedOff = { parameters: { xstate: { begin: { radio: 'off' } } } }
