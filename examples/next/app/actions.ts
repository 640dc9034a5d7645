'use server'

import * as shop from './shop'

type Input<Call extends (input: never) => unknown> = Parameters<Call>[0]

export const checkPurchase = async (input: Input<typeof shop.checkPurchase>) => shop.checkPurchase(input)
export const openPayment = async (input: Input<typeof shop.openPayment>) => shop.openPayment(input)
export const confirmPayment = async (input: Input<typeof shop.confirmPayment>) => shop.confirmPayment(input)
export const readOutcome = async (input: Input<typeof shop.readOutcome>) => shop.readOutcome(input)
