import type { FastifyInstance } from 'fastify';
import type { HoldingsSource, PersonalData, RecordSource, SignInStandIns } from '#accounts/server/door.ts';
import type { Access, GrantSource } from '#access/server/door.ts';
import type { OfficeBuild } from '#backoffice/server/door.ts';
import type { CatalogEntityParts, PageModules } from '#catalog/server/door.ts';
import type { DeskParts, Entity } from '#desk/server/door.ts';
import type { Duty } from '#jobs/server/door.ts';
import type { Transport } from '#mail/server/door.ts';
import type { FindUses, WorkerParts } from '#media/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { CallSet } from '#platform/http/call-set.ts';
import type { Measure } from '#platform/metrics.ts';
import type { Processing } from '#platform/processing.ts';
import type { Services, WebServices } from '#platform/services.ts';
import type { LiveIndex } from '#search/server/door.ts';
import type { OwnershipListener, PaymentProvider } from '#shop/server/door.ts';
import type { PaymentStandIn } from './demo.ts';
import type { createPreviews } from './previews.ts';
import type { SendForm } from './sent-pages.ts';

/** What rooms work with: the common services, and dependencies that later rooms provide to earlier ones. */
export type House = Services &
  Omit<DeskParts, 'db' | 'clock'> &
  Pick<WorkerParts, 'catalogue' | 'openSource' | 'workFolder'> & {
    readonly access: Access;
    readonly holdings: readonly HoldingsSource[];
    readonly personal: readonly PersonalData[];
    readonly processing: readonly Processing[];
    /** What follows on a page of editors, by its slug. */
    readonly pageModules: PageModules;
    readonly records: readonly RecordSource[];
    readonly findUses: readonly FindUses[];
    readonly binEmptied: readonly ((tx: Tx) => Promise<void>)[];
    readonly previews: ReturnType<typeof createPreviews>;
    readonly provider: PaymentProvider | null;
    readonly listeners: readonly OwnershipListener[];
    /** The search index of this process. */
    readonly index: LiveIndex;
    /** Whether people may become members by themselves. */
    readonly takesMembers: (db: Db | Tx) => Promise<boolean>;
    /** Whether the data still contains parts of a demo. */
    readonly isDemoLeft: (db: Db | Tx) => Promise<boolean>;
    /** The demo's payment and sign-in stand-ins; null if it does not simulate them. */
    readonly paymentStandIn: PaymentStandIn | null;
    readonly signInStandIns: SignInStandIns | null;
  };

/** The same for routes other than calls. */
type Web = House &
  WebServices & {
    readonly officeBuild: OfficeBuild;
    readonly paymentPages: PaymentStandIn['routes'] | null;
    readonly sendForm: SendForm;
    /** The built service worker; empty if there is none. */
    readonly worker: string;
    /** The built script of the page with films on the device; empty where there is none. */
    readonly films: string;
  };

/** What a room contributes: its `server/room.ts`. The parameter types declare which dependencies it needs. */
export type Room = {
  /** Calls of the site. Pages also make them on the server, and a preview creates them again for its database. */
  readonly calls?: (house: House) => readonly CallSet[];
  readonly officeCalls?: (house: House) => readonly CallSet[];
  /** Routes other than calls. */
  readonly routes?: (app: FastifyInstance, web: Web) => void | Promise<void>;
  readonly jobs?: (house: House & { readonly transport: Transport }) => readonly Duty[];
  /** Entities for editors; those that others reference come first. */
  readonly entities?: (parts: CatalogEntityParts) => readonly Entity[];
  readonly personalData?: PersonalData;
  /** What it does with data of people, for the privacy page and the register (Art. 30 GDPR). */
  readonly processing?: readonly Processing[];
  readonly holdings?: (services: Services) => HoldingsSource;
  readonly records?: (services: Services) => RecordSource;
  readonly grants?: (services: Services) => GrantSource;
  /** Called when a member gains or loses ownership of a coaching. */
  readonly ownership?: OwnershipListener;
  readonly binEmptied?: (tx: Tx) => Promise<void>;
  /** Metrics read from the database, for `/metrics`. Counters of the process itself use `counter` (platform/metrics.ts). */
  readonly measures?: (services: Pick<Services, 'db' | 'clock' | 'config'>) => readonly Measure[];
};
