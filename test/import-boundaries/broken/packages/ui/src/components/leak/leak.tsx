import { Root } from '@radix-ui/react-popover' // refused: no-restricted-imports
import { itemCodec } from '@meridian/contract' // refused: no-restricted-imports
import { useParams } from 'react-router-dom' // refused: no-restricted-imports
import { Close } from '@radix-ui/react-dialog'

export const parts = [Root, itemCodec, useParams, Close]
