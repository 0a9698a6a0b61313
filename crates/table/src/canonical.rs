//! The canonical form of plain data: JSON without spaces, names in alphabetical order, and no field that is zero, false,
//! empty or not there.
//!
//! It is written straight from the data, since a state is hashed at the end of every game.

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Error, Value};

/// Writes data in the canonical form.
///
/// # Errors
/// If the data cannot be written as JSON.
pub(crate) fn to_bytes<T: Serialize + ?Sized>(data: &T) -> Result<Vec<u8>, Error> {
    let mut form = Form { bytes: Vec::with_capacity(4096), spare: Vec::new() };
    data.serialize(&mut form)?;
    Ok(form.bytes)
}

/// What has been written so far.
struct Form {
    bytes: Vec<u8>,
    /// Room for putting the fields of an object in order.
    spare: Vec<u8>,
}

impl Form {
    /// Writes something that is neither a list nor an object, as JSON does.
    fn plain<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        serde_json::to_writer(&mut self.bytes, value)
    }

    fn object(&mut self, most: usize) -> Object<'_> {
        Object { begin: self.bytes.len(), fields: Vec::with_capacity(most), form: self }
    }

    fn list(&mut self) -> List<'_> {
        self.bytes.push(b'[');
        List { form: self, first: true, case: None }
    }
}

/// Whether the text of a value says nothing. An object says which case of several it is, even if it is empty.
fn is_nothing(text: &[u8]) -> bool {
    matches!(text, b"null" | b"false" | b"0" | b"\"\"" | b"[]")
}

/// The name of a field.
enum Name {
    Known(&'static str),
    Made(String),
}

impl Name {
    fn text(&self) -> &str {
        match self {
            Name::Known(name) => name,
            Name::Made(name) => name,
        }
    }
}

/// An object that is being written: the texts of its fields lie one after another until it is closed.
struct Object<'a> {
    form: &'a mut Form,
    begin: usize,
    /// Each with where its text begins and ends.
    fields: Vec<(Name, usize, usize)>,
}

impl Object<'_> {
    fn field<T: Serialize + ?Sized>(&mut self, name: Name, value: &T) -> Result<(), Error> {
        let begin = self.form.bytes.len();
        value.serialize(&mut *self.form)?;
        self.keep(name, begin);
        Ok(())
    }

    /// Keeps a field whose text has been written from `begin` on, unless it says nothing.
    fn keep(&mut self, name: Name, begin: usize) {
        let bytes = &mut self.form.bytes;
        if is_nothing(&bytes[begin..]) {
            bytes.truncate(begin);
        } else {
            self.fields.push((name, begin, bytes.len()));
        }
    }

    fn close(mut self) -> Result<(), Error> {
        self.fields.sort_unstable_by(|one, other| one.0.text().cmp(other.0.text()));
        let Form { bytes, spare } = self.form;
        spare.clear();
        spare.push(b'{');
        for (i, (name, begin, end)) in self.fields.iter().enumerate() {
            if i > 0 {
                spare.push(b',');
            }
            serde_json::to_writer(&mut *spare, name.text())?;
            spare.push(b':');
            spare.extend_from_slice(&bytes[*begin..*end]);
        }
        spare.push(b'}');
        bytes.truncate(self.begin);
        bytes.extend_from_slice(spare);
        Ok(())
    }
}

/// A list that is being written; that of a case of an enumeration is the only field of an object.
struct List<'a> {
    form: &'a mut Form,
    first: bool,
    /// The case, and where its list begins.
    case: Option<(&'static str, usize)>,
}

impl List<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
        if !self.first {
            self.form.bytes.push(b',');
        }
        self.first = false;
        item.serialize(&mut *self.form)
    }

    fn close(self) -> Result<(), Error> {
        self.form.bytes.push(b']');
        let Some((name, begin)) = self.case else { return Ok(()) };
        let mut object = Object { form: self.form, begin, fields: Vec::new() };
        object.keep(Name::Known(name), begin);
        object.close()
    }
}

/// The fields of an object; those of a case of an enumeration are the only field of another.
struct Fields<'a> {
    object: Object<'a>,
    /// The name of the field that comes next, where names are data.
    next: Option<String>,
    /// The case, and where its fields begin.
    case: Option<(&'static str, usize)>,
}

impl<'a> Fields<'a> {
    fn new(object: Object<'a>) -> Self {
        Fields { object, next: None, case: None }
    }

    fn close(self) -> Result<(), Error> {
        let Fields { object, case, .. } = self;
        let Some((name, begin)) = case else { return object.close() };
        let Object { form, begin: inner, fields } = object;
        Object { form: &mut *form, begin: inner, fields }.close()?;
        let mut outer = Object { form, begin, fields: Vec::new() };
        outer.keep(Name::Known(name), begin);
        outer.close()
    }
}

/// Numbers, words and the like, each as JSON writes it.
macro_rules! plain {
    ($($method:ident: $type:ty),* $(,)?) => {
        $(fn $method(self, value: $type) -> Result<(), Error> {
            self.plain(&value)
        })*
    };
}

impl<'a> Serializer for &'a mut Form {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    plain!(
        serialize_bool: bool,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_i128: i128, serialize_u128: u128,
        serialize_char: char, serialize_str: &str,
    );

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.plain(&Value::from(value))
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.plain(&Value::from(value))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Error> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.plain(&())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        case: &'static str,
    ) -> Result<(), Error> {
        self.plain(case)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        case: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut object = self.object(1);
        object.field(Name::Known(case), value)?;
        object.close()
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<List<'a>, Error> {
        Ok(self.list())
    }

    fn serialize_tuple(self, _len: usize) -> Result<List<'a>, Error> {
        Ok(self.list())
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<List<'a>, Error> {
        Ok(self.list())
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        case: &'static str,
        _len: usize,
    ) -> Result<List<'a>, Error> {
        let begin = self.bytes.len();
        Ok(List { case: Some((case, begin)), ..self.list() })
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Fields<'a>, Error> {
        Ok(Fields::new(self.object(len.unwrap_or_default())))
    }

    fn serialize_struct(self, _name: &'static str, len: usize) -> Result<Fields<'a>, Error> {
        Ok(Fields::new(self.object(len)))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        case: &'static str,
        len: usize,
    ) -> Result<Fields<'a>, Error> {
        let begin = self.bytes.len();
        Ok(Fields { case: Some((case, begin)), ..Fields::new(self.object(len)) })
    }
}

/// Lists, whatever they are the items of.
macro_rules! items {
    ($($trait:ident, $method:ident);* $(;)?) => {
        $(impl $trait for List<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
                self.item(item)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

items!(
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
);

/// Objects whose fields have known names.
macro_rules! fields {
    ($($trait:ident),*) => {
        $(impl $trait for Fields<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.object.field(Name::Known(name), value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Fields<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.next = Some(match serde_json::to_value(key)? {
            Value::String(name) => name,
            name @ (Value::Number(_) | Value::Bool(_)) => name.to_string(),
            _ => return Err(Error::custom("a name has to be a word or a number")),
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let name = self.next.take().ok_or_else(|| Error::custom("a value without a name"))?;
        self.object.field(Name::Made(name), value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;
    use serde_json::json;

    use super::*;

    #[derive(Serialize)]
    enum Case {
        Unit,
        One(u8),
        Two(i16, bool),
        Named { zeal: u8, order: Option<u8> },
    }

    #[derive(Serialize)]
    struct Everything {
        zero: u8,
        least: i64,
        most: u64,
        huge: u128,
        yes: bool,
        no: bool,
        half: f64,
        none: f64,
        letter: char,
        word: &'static str,
        empty: &'static str,
        quoted: &'static str,
        nobody: Option<u8>,
        somebody: Option<Case>,
        unit: (),
        pair: (u8, i8),
        cases: Vec<Case>,
        nested: Vec<Vec<u8>>,
        numbered: BTreeMap<u16, u8>,
        worded: BTreeMap<String, Option<Case>>,
    }

    fn everything() -> Everything {
        Everything {
            zero: 0,
            least: i64::MIN,
            most: u64::MAX,
            huge: 7,
            yes: true,
            no: false,
            half: 0.5,
            none: 0.0,
            letter: '\u{e9}',
            word: "word",
            empty: "",
            quoted: "a \"b\" \n \u{1} \u{20ac}",
            nobody: None,
            somebody: Some(Case::Named { zeal: 0, order: Some(0) }),
            unit: (),
            pair: (0, -3),
            cases: vec![
                Case::Unit,
                Case::One(0),
                Case::One(4),
                Case::Two(-1, false),
                Case::Named { zeal: 2, order: None },
                Case::Named { zeal: 1, order: Some(3) },
            ],
            nested: vec![vec![], vec![0, 1]],
            numbered: BTreeMap::from([(10, 0), (9, 1), (100, 2)]),
            worded: BTreeMap::from([("b\"".to_owned(), None), ("a".to_owned(), Some(Case::Unit))]),
        }
    }

    /// The same form by way of a tree of JSON.
    fn by_tree(value: &Value) -> String {
        let nothing = |value: &Value| match value {
            Value::Null => true,
            Value::Bool(yes) => !yes,
            Value::Number(number) => number.as_i64() == Some(0),
            Value::String(text) => text.is_empty(),
            Value::Array(items) => items.is_empty(),
            Value::Object(_) => false,
        };
        match value {
            Value::Object(fields) => {
                let mut fields: Vec<_> = fields.iter().filter(|field| !nothing(field.1)).collect();
                fields.sort_unstable_by_key(|(name, _)| *name);
                let text = |(name, value): (&String, &Value)| {
                    format!("{}:{}", Value::String(name.clone()), by_tree(value))
                };
                format!("{{{}}}", fields.into_iter().map(text).collect::<Vec<_>>().join(","))
            }
            Value::Array(items) => {
                format!("[{}]", items.iter().map(by_tree).collect::<Vec<_>>().join(","))
            }
            plain => plain.to_string(),
        }
    }

    #[test]
    fn it_is_the_form_of_the_tree() {
        let everything = everything();
        let tree = serde_json::to_value(&everything).unwrap();
        let text = String::from_utf8(to_bytes(&everything).unwrap()).unwrap();
        assert_eq!(text, by_tree(&tree));
        assert_eq!(to_bytes(&tree).unwrap(), text.as_bytes(), "a tree is data, too");
        for part in [r#""somebody":{"Named":{}}"#, r#"{"One":4}"#, r#""numbered":{"100":2,"9":1}"#]
        {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(text.contains(r#""none":0.0"#), "only whole zeros say nothing: {text}");
    }

    #[test]
    fn what_has_no_name_is_refused() {
        let nameless = BTreeMap::from([((1, 2), 3)]);
        assert!(to_bytes(&nameless).is_err());
        assert_eq!(to_bytes(&json!([null, {}, false])).unwrap(), b"[null,{},false]");
    }
}
