import '@meridian/ui/styles/buy.css'
import '@meridian/ui/styles/list.css'
import type { Item } from '@meridian/contract'
import { sampleListings } from '@meridian/ui/content/samples'
import { Button } from '@meridian/ui/components/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@meridian/ui/components/dialog'
import { SelectField } from '@meridian/ui/components/select-field'
import { TextLink } from '@meridian/ui/components/text-link'
import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import { ProfileListingsScreen } from '@meridian/ui/screens/profile-listings'
import { createRoot } from 'react-dom/client'

const item: Item = { kind: 'collectible', id: 'lamp', title: 'Harbour Lamp', price: 120, image: '/lamp.svg' }
const ignore = () => {}

// A page of somebody else, with parts of the packages in a corner of it.
createRoot(document.getElementById('root')!).render(
  <>
    <Button>Plain</Button>
    <Button className="mine">Mine</Button>
    <TextLink to="/lamp">Lamp</TextLink>
    <SelectField label="Until" name="until" options={[{ value: '6', label: '6 Hours' }]} />
    <Dialog>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Lamp</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p id="guest">A paragraph of the host</p>
        </DialogBody>
      </DialogContent>
    </Dialog>
    <BuyCollectibleScreen
      {...{ item }}
      busy={false}
      onBuy={ignore}
      onPayByCard={ignore}
      onMakeOffer={ignore}
    />
    <ProfileListingsScreen
      user={{ id: 'player-1', fullName: 'Ada Marsh' }}
      banner="/quay.svg"
      listings={sampleListings}
      ticked={[]}
      onToggle={ignore}
      onCancel={ignore}
    />
  </>,
)
