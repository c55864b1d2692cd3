//! JSON Schemas that forbid all fields they do not name.

use schemars::{
    JsonSchema, Schema,
    generate::{Contract, SchemaSettings},
    transform::{Transform, transform_subschemas},
};

/// The schema of what is sent.
pub(super) fn sent_schema<T: JsonSchema + ?Sized>() -> Schema {
    schema::<T>(Contract::Serialize)
}

/// The schema of what is read.
pub(super) fn received_schema<T: JsonSchema + ?Sized>() -> Schema {
    schema::<T>(Contract::Deserialize)
}

fn schema<T: JsonSchema + ?Sized>(contract: Contract) -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|it| it.contract = contract);
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    OnlyKnownFields.transform(&mut schema);
    schema
}

/// Forbids fields that an object does not name.
struct OnlyKnownFields;

impl Transform for OnlyKnownFields {
    fn transform(&mut self, schema: &mut Schema) {
        if schema.get("properties").is_some() && schema.get("additionalProperties").is_none() {
            schema.insert("additionalProperties".to_owned(), false.into());
        }
        transform_subschemas(self, schema);
    }
}
