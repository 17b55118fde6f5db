-- The demo's stand-in makes its table itself (demo/stand-ins/payments/table.ts). One with something in it is a demo's and stays.
DO $$ BEGIN
	LOCK TABLE "stand_in_objects" IN ACCESS EXCLUSIVE MODE;
	IF NOT EXISTS (SELECT FROM "stand_in_objects") THEN
		DROP TABLE "stand_in_objects";
	END IF;
END $$;
