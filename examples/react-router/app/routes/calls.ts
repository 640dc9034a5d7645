import { answerCall } from '../shop.server'
import type { Route } from './+types/calls'

export async function action({ request, params }: Route.ActionArgs) {
  const answer = answerCall(params.call, await request.json())
  return Response.json(answer, { status: answer instanceof Object && 'code' in answer ? 409 : 200 })
}
