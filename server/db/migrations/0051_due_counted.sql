-- What is due is counted from the index alone, for the units that the reader serves: the rows cost three times the page.
DROP INDEX filing_unit_active_due;
--> statement-breakpoint
CREATE INDEX filing_unit_active_due ON filing_unit (active_until, id) INCLUDE (unit_id, is_held)
  WHERE stage = 'active' AND status = 'closed';
--> statement-breakpoint
DROP INDEX filing_unit_inactive_due;
--> statement-breakpoint
CREATE INDEX filing_unit_inactive_due ON filing_unit (final_disposition, inactive_until, id) INCLUDE (unit_id, is_held)
  WHERE stage = 'inactive' AND status = 'closed';
