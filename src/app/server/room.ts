import type { FastifyInstance } from 'fastify';
import type { HoldingsSource, PersonalData, RecordSource, SignInStandIns } from '#accounts/server/door.ts';
import type { Access, GrantSource } from '#access/server/door.ts';
import type { OfficeBuild } from '#backoffice/server/door.ts';
import type { CatalogEntityParts } from '#catalog/server/door.ts';
import type { DeskParts, Entity } from '#desk/server/door.ts';
import type { Duty } from '#jobs/server/door.ts';
import type { Transport } from '#mail/server/door.ts';
import type { FindUses, WorkerParts } from '#media/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { CallSet } from '#platform/http/call-set.ts';
import type { Measure } from '#platform/metrics.ts';
import type { Services, WebServices } from '#platform/services.ts';
import type { LiveIndex } from '#search/server/door.ts';
import type { OwnershipListener, PaymentProvider } from '#shop/server/door.ts';
import type { PaymentStandIn } from './demo.ts';
import type { createPreviews } from './previews.ts';
import type { SendForm } from './sent-pages.ts';

/** What rooms work with: the services of all, and what some lend to others that stand before them and cannot ask them. */
export type House = Services &
  Omit<DeskParts, 'db' | 'clock'> &
  Pick<WorkerParts, 'catalogue' | 'openSource' | 'workFolder'> & {
    readonly access: Access;
    readonly holdings: readonly HoldingsSource[];
    readonly personal: readonly PersonalData[];
    readonly records: readonly RecordSource[];
    readonly findUses: readonly FindUses[];
    readonly binEmptied: readonly ((tx: Tx) => Promise<void>)[];
    readonly previews: ReturnType<typeof createPreviews>;
    readonly provider: PaymentProvider | null;
    readonly listeners: readonly OwnershipListener[];
    /** What the search knows in this process. */
    readonly index: LiveIndex;
    /** Whether something of a demo is left in the data. */
    readonly isDemoLeft: (db: Db | Tx) => Promise<boolean>;
    /** Who takes payments and signs people in where the demo does; null where it does not. */
    readonly paymentStandIn: PaymentStandIn | null;
    readonly signInStandIns: SignInStandIns | null;
  };

/** The same for routes beside the calls. */
type Web = House &
  WebServices & {
    readonly officeBuild: OfficeBuild;
    readonly paymentPages: PaymentStandIn['routes'] | null;
    readonly sendForm: SendForm;
    /** The file of the site's mark, an SVG. */
    readonly mark: string;
    /** The built service worker; empty where there is none. */
    readonly worker: string;
  };

/** What a room plugs in: its `server/room.ts`. A room says there what it wants of the house, by the types of its parameters. */
export type Room = {
  /** Those of the site. Pages ask them on the server too, and a preview has them made again for the database that it shows. */
  readonly calls?: (house: House) => readonly CallSet[];
  readonly officeCalls?: (house: House) => readonly CallSet[];
  /** What it answers beside calls. */
  readonly routes?: (app: FastifyInstance, web: Web) => void | Promise<void>;
  readonly jobs?: (house: House & { readonly transport: Transport }) => readonly Duty[];
  /** What editors edit, those that others refer to first. */
  readonly entities?: (parts: CatalogEntityParts) => readonly Entity[];
  readonly personalData?: PersonalData;
  readonly holdings?: (services: Services) => HoldingsSource;
  readonly records?: (services: Services) => RecordSource;
  readonly grants?: (services: Services) => GrantSource;
  /** Is told when a member comes to own a coaching, or no longer does. */
  readonly ownership?: OwnershipListener;
  readonly binEmptied?: (tx: Tx) => Promise<void>;
  /** Its figures that stand in the database, for `/metrics`. What a process counts itself it makes with `counter` (platform/metrics.ts). */
  readonly measures?: (services: Pick<Services, 'db' | 'clock' | 'config'>) => readonly Measure[];
};
