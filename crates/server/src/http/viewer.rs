//! The description of the interface as a page: every address with what goes in and comes out, every type, all linked.
//! It is written out whole by the server; nothing is loaded, from here or from elsewhere.

use serde_json::{Map, Value};
use std::fmt::Write;

/// The methods a description can have, in the order they are shown.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// Every address.
pub(super) fn addresses(document: &Value) -> String {
    let mut page = String::new();
    for (path, item) in fields(&document["paths"]) {
        for method in METHODS {
            let Some(operation) = item.get(method) else { continue };
            let summary = escaped(text(&operation["summary"]).trim_end_matches('.'));
            let method = method.to_uppercase();
            add(
                &mut page,
                &format!("<details><summary><b>{method}</b> <code>{}</code> {summary}</summary>", escaped(path)),
            );
            add(&mut page, &operation_rows(operation));
            add(&mut page, "</details>");
        }
    }
    page
}

/// Every type.
pub(super) fn types(document: &Value) -> String {
    let mut page = String::new();
    for (name, schema) in fields(&document["components"]["schemas"]) {
        let name = escaped(name);
        add(&mut page, &format!("<section id=\"{name}\"><h3><code>{name}</code></h3>{}</section>", described(schema)));
    }
    page
}

/// What an address takes and gives.
fn operation_rows(operation: &Value) -> String {
    let mut rows = String::from("<table>");
    for parameter in list(&operation["parameters"]) {
        let place = format!("{} <code>{}</code>", escaped(text(&parameter["in"])), escaped(text(&parameter["name"])));
        row(&mut rows, &place, &kind(&parameter["schema"]), text(&parameter["description"]));
    }
    if let Some(body) = operation.get("requestBody") {
        row(&mut rows, "→", &content(body), text(&body["description"]));
    }
    for (status, response) in fields(&operation["responses"]) {
        row(&mut rows, &escaped(status), &content(response), text(&response["description"]));
    }
    rows + "</table>"
}

/// The types of a body, whatever its media type.
fn content(body: &Value) -> String {
    let kinds: Vec<String> = fields(&body["content"]).map(|(_, media)| kind(&media["schema"])).collect();
    kinds.join(" | ")
}

/// A type in full: what it is for, its fields, its variants.
fn described(schema: &Value) -> String {
    let mut page = paragraph(&schema["description"]);
    if let Some(variants) = schema.get("oneOf").and_then(Value::as_array) {
        for variant in variants {
            add(&mut page, &format!("<div class=\"variant\">{}</div>", described(variant)));
        }
    } else if schema.get("properties").is_some() {
        let required: Vec<&str> = list(&schema["required"]).filter_map(Value::as_str).collect();
        let mut rows = String::from("<table>");
        for (name, field) in fields(&schema["properties"]) {
            let mark = if required.contains(&name.as_str()) { "" } else { "?" };
            row(&mut rows, &format!("<code>{}</code>{mark}", escaped(name)), &kind(field), text(&field["description"]));
        }
        add(&mut page, &(rows + "</table>"));
    } else {
        add(&mut page, &format!("<p>{}</p>", kind(schema)));
    }
    for part in list(&schema["allOf"]) {
        add(&mut page, &described(part));
    }
    page
}

/// A type in one line, with links.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escaped(name);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(|value| escaped(&value.to_string())).collect::<Vec<_>>().join(" | ");
    }
    for choice in ["oneOf", "anyOf", "allOf"] {
        if let Some(kinds) = schema[choice].as_array() {
            return kinds.iter().map(kind).collect::<Vec<_>>().join(if choice == "allOf" { " &amp; " } else { " | " });
        }
    }
    let names: Vec<&str> = match &schema["type"] {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let said = names.into_iter().map(|name| match name {
        "array" => format!("[{}]", kind(&schema["items"])),
        other => escaped(other),
    });
    said.collect::<Vec<_>>().join(" | ")
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn paragraph(value: &Value) -> String {
    let said = escaped(text(value));
    if said.is_empty() { said } else { format!("<p>{said}</p>") }
}

fn row(rows: &mut String, name: &str, kind: &str, said: &str) {
    add(rows, &format!("<tr><td>{name}</td><td>{kind}</td><td>{}</td></tr>", escaped(said)));
}

fn add(page: &mut String, piece: &str) {
    writeln!(page, "{piece}").expect("a text takes everything");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{addresses, types};
    use serde_json::json;

    #[test]
    fn types_are_linked_and_nothing_in_them_is_markup() {
        let document = json!({
            "paths": {"/x/{id}": {"post": {
                "summary": "Makes <x>.",
                "parameters": [{"in": "path", "name": "id", "schema": {"type": "string"}}],
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/X"}}}},
                "responses": {"200": {"content": {"application/json": {"schema": {"type": "array", "items": {"type": "integer"}}}}}},
            }}},
            "components": {"schemas": {"X": {"oneOf": [
                {"properties": {"say": {"enum": ["go"]}, "to": {"type": ["string", "null"]}}, "required": ["say"]},
            ]}}},
        });
        let page = addresses(&document);
        assert!(page.contains("<b>POST</b> <code>/x/{id}</code> Makes &lt;x&gt;"), "{page}");
        assert!(page.contains("<a href=\"#X\">X</a>") && page.contains("[integer]"), "{page}");
        let page = types(&document);
        assert!(page.contains("<section id=\"X\">") && page.contains("&quot;go&quot;"), "{page}");
        assert!(page.contains("<code>to</code>?</td><td>string | null"), "{page}");
    }
}
